/**
 * @generated SignedSource<<7edc83797b7a29631c5a5364f1a94f82>>
 * @relayHash 630f5b54726399feb104ee74ea7ee3e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d575165a71d75c390454ae3d48b5af334d99a2b3f085fd55d9800d9f9713df4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsListPageQuery } from './GoodsListPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d575165a71d75c390454ae3d48b5af334d99a2b3f085fd55d9800d9f9713df4",
    "metadata": {},
    "name": "GoodsListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
