/**
 * @generated SignedSource<<f2d1763185c8a83c52742974ada948c9>>
 * @relayHash 8e33acc4d934ab2a82bfd3a0e820f2ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63e7ae6409941eded0ba14d1bf02ae763f6341b07929dbdb0df3c38740ae2166

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledGoodsPageQuery } from './ControlledGoodsPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledGoodsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63e7ae6409941eded0ba14d1bf02ae763f6341b07929dbdb0df3c38740ae2166",
    "metadata": {},
    "name": "ControlledGoodsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
