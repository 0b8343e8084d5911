/**
 * @generated SignedSource<<a25233331b7a85ff64bb189b5730aee3>>
 * @relayHash 427fdbee8895fe895b997c42d43f1519
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80e55ca554cde68137b200b4cb6bd05be540bfbb567d62dfcf55233b6ebbaa26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredPageQuery } from './PreferredPageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80e55ca554cde68137b200b4cb6bd05be540bfbb567d62dfcf55233b6ebbaa26",
    "metadata": {},
    "name": "PreferredPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
