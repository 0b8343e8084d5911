/**
 * @generated SignedSource<<d2f79eab3ee6718bb54e58f844f07c71>>
 * @relayHash 1bb41869e5c66cc39797a6a1e57b7753
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f8a7b5e52eee8e342672a41ded7530aac1722bfc58ae1abae875bde4eb52cf2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredTablePageQuery } from './PreferredTablePageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredTablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f8a7b5e52eee8e342672a41ded7530aac1722bfc58ae1abae875bde4eb52cf2",
    "metadata": {},
    "name": "PreferredTablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
