/**
 * @generated SignedSource<<7cb3d39a6f6220aa40b9d834a7d89efc>>
 * @relayHash 35257319f1b40805ee12df0d64471369
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 745a888822e9cd2b62a348dd132c6b3b4b333eb785d4b365f68bc27e38420722

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsListPageQuery } from './GoodsListPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "745a888822e9cd2b62a348dd132c6b3b4b333eb785d4b365f68bc27e38420722",
    "metadata": {},
    "name": "GoodsListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
