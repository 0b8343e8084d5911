/**
 * @generated SignedSource<<9fe538c8b6cb4ab21abe46e987d09b39>>
 * @relayHash 661ce67d397a24dc8b22b3bee9323d76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b6751fdf27636a219394eed644ce432e6f5a016f75c4139bce5af9eef896ecf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsListPageQuery } from './GoodsListPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b6751fdf27636a219394eed644ce432e6f5a016f75c4139bce5af9eef896ecf",
    "metadata": {},
    "name": "GoodsListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
