/**
 * @generated SignedSource<<b7e6ea113cf7b466bee9a73ed581d04a>>
 * @relayHash 56c6319cd263b48e546e79458f26b3f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa7ff27ddfe8c33528bc0722f52c0c7dd93ef7b9e7294ebac781542e9c109977

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CombinationsPageQuery } from './CombinationsPageQuery.graphql';

const node: PreloadableConcreteRequest<CombinationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa7ff27ddfe8c33528bc0722f52c0c7dd93ef7b9e7294ebac781542e9c109977",
    "metadata": {},
    "name": "CombinationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
