/**
 * @generated SignedSource<<5fce69c5225f3f98a24665aea101fe09>>
 * @relayHash 91c94a238282dabedc4cc466d2637344
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cb4072fe2486c737e123c62bd51c2ea6fd0bfe6e915e075583e130042f7c40e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsDetailPageQuery } from './GoodsDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1cb4072fe2486c737e123c62bd51c2ea6fd0bfe6e915e075583e130042f7c40e",
    "metadata": {},
    "name": "GoodsDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
