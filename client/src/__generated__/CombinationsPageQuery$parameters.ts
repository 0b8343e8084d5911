/**
 * @generated SignedSource<<55d3679c1159588951fb09886fd8d24e>>
 * @relayHash 9f0d0b885098813fe39489fadf8f07c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1d04313c2372d6e52cd73b5a2c9ed08ae28a83389a3f2d1c354f08179482b4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CombinationsPageQuery } from './CombinationsPageQuery.graphql';

const node: PreloadableConcreteRequest<CombinationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1d04313c2372d6e52cd73b5a2c9ed08ae28a83389a3f2d1c354f08179482b4b",
    "metadata": {},
    "name": "CombinationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
