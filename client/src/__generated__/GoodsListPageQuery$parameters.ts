/**
 * @generated SignedSource<<350fe6a7be8cc12ea4c8df0608172536>>
 * @relayHash ce1ef862714c0babebebb3dfdfad3542
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ab7d497a766221676e9fa88c1088e19e6c5b09e5b0a58de2004579224819a70

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsListPageQuery } from './GoodsListPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ab7d497a766221676e9fa88c1088e19e6c5b09e5b0a58de2004579224819a70",
    "metadata": {},
    "name": "GoodsListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
