/**
 * @generated SignedSource<<1ecb09d230b47204767f7da38ee72a91>>
 * @relayHash 2cb433f803d63db87b8d80938689ce4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f36c8b8f8c55b3a046db714dc28e7416e893fcbd3a9605fee0085029b0e03bfb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OtherListPageQuery } from './OtherListPageQuery.graphql';

const node: PreloadableConcreteRequest<OtherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f36c8b8f8c55b3a046db714dc28e7416e893fcbd3a9605fee0085029b0e03bfb",
    "metadata": {},
    "name": "OtherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
