/**
 * @generated SignedSource<<50f88e5bcacfb7c008a46ffafa5912a9>>
 * @relayHash 219df74ab7edabc8ede45247cd905550
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ab2a2d713b47a48e10f13089700c195d2d2710a7e2ba22459870bdb50b4325d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsDetailPageQuery } from './GoodsDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ab2a2d713b47a48e10f13089700c195d2d2710a7e2ba22459870bdb50b4325d",
    "metadata": {},
    "name": "GoodsDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
