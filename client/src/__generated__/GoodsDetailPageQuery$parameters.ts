/**
 * @generated SignedSource<<b1b8c5fd4b34cf4c5a9ee64c5cd8bdd1>>
 * @relayHash acba0fd07c2ea1d497837df793594c24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4e6d4b7df5b8665f406084671e14b6fd970930d21dccb51baf448669d9c0a4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsDetailPageQuery } from './GoodsDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4e6d4b7df5b8665f406084671e14b6fd970930d21dccb51baf448669d9c0a4e",
    "metadata": {},
    "name": "GoodsDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
