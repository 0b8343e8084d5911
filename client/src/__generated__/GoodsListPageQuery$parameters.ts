/**
 * @generated SignedSource<<9b1ff6be38f92edccdb4cf0738dcb4f5>>
 * @relayHash 4f6f1e25e4a28ed4c827f152ff506e8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f2c5bef9e862d7a3448e42441f94038ce5c4ce14f9c7117fd811638586c5442

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsListPageQuery } from './GoodsListPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f2c5bef9e862d7a3448e42441f94038ce5c4ce14f9c7117fd811638586c5442",
    "metadata": {},
    "name": "GoodsListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
