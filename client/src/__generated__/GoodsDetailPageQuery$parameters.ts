/**
 * @generated SignedSource<<b1c89f2fb5c9841433ea0a2c22e23946>>
 * @relayHash 691008b431845d2e7f46aec0fbbbf6f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd4080f69b66a20e85383dfee2df61e2152af30bccc2b6e491a909316d9a8336

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsDetailPageQuery } from './GoodsDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd4080f69b66a20e85383dfee2df61e2152af30bccc2b6e491a909316d9a8336",
    "metadata": {},
    "name": "GoodsDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
