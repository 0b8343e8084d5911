/**
 * @generated SignedSource<<0d45cde3bca74e3a951f47e867649de0>>
 * @relayHash 1ef021be4a3e71cc7484a21b57e6e181
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d1c79dc7f68a7f25a2e35711855fb6db48e7a73187fa4391dcbed4597d3b1a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsDetailPageQuery } from './GoodsDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d1c79dc7f68a7f25a2e35711855fb6db48e7a73187fa4391dcbed4597d3b1a0",
    "metadata": {},
    "name": "GoodsDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
