/**
 * @generated SignedSource<<b97060d46c6e2ed5feed2a5ca145da54>>
 * @relayHash 511ed2cfe75b52666f43278241222be5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2db5b8369bd80ee403afae3381728a9d85524a5c2f1846d3981566c2a785ad3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsListPageQuery } from './GoodsListPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2db5b8369bd80ee403afae3381728a9d85524a5c2f1846d3981566c2a785ad3",
    "metadata": {},
    "name": "GoodsListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
