/**
 * @generated SignedSource<<48a6c8b0f43fa99dcf515779c146f165>>
 * @relayHash 795f93e36589fbb596e3dc7ca9c2c009
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7711d62d2433163ff7289b234ca7252023d4b833b9982144f0db0cac22b54d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredPageQuery } from './PreferredPageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7711d62d2433163ff7289b234ca7252023d4b833b9982144f0db0cac22b54d0",
    "metadata": {},
    "name": "PreferredPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
