/**
 * @generated SignedSource<<e70058dc7ebff7b3d9d4f95add9bc2b8>>
 * @relayHash 5471ef62a65cbd600e65ab82774528a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9977376e7b29cc83ab43d3212cc0270bcd2a4f0b83491392406257608a0f60b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsDetailPageQuery } from './GoodsDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9977376e7b29cc83ab43d3212cc0270bcd2a4f0b83491392406257608a0f60b9",
    "metadata": {},
    "name": "GoodsDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
