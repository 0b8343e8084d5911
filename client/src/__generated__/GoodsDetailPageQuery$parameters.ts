/**
 * @generated SignedSource<<996112c6ce17b28f341fb359afab351b>>
 * @relayHash 0759b0f135c4f8a2afc6f9ebe3a2aafb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db4b7195a35898f2f8ab664e94ba9a659e5c7b8f0e27005db7a9499f7fdec0b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsDetailPageQuery } from './GoodsDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db4b7195a35898f2f8ab664e94ba9a659e5c7b8f0e27005db7a9499f7fdec0b6",
    "metadata": {},
    "name": "GoodsDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
