/**
 * @generated SignedSource<<2e4701abbe09c2abb05588b1c870e7e0>>
 * @relayHash 543266c402dc9065017500a6789cb535
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dfe51c6c3c4c892ff5e72502188a5aabc68149bffc2262ff0bf53307296fb7c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsListPageQuery } from './GoodsListPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2dfe51c6c3c4c892ff5e72502188a5aabc68149bffc2262ff0bf53307296fb7c",
    "metadata": {},
    "name": "GoodsListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
