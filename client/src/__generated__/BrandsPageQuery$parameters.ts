/**
 * @generated SignedSource<<09e6feaffbf40a48a8776b6afe9e18e1>>
 * @relayHash 1ccee7b406f017a705260d307a834a7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b61a55b2c36c219e1a6e8491f58b5feccb9a4b7ba1b7f86d11c39c6016371791

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandsPageQuery } from './BrandsPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b61a55b2c36c219e1a6e8491f58b5feccb9a4b7ba1b7f86d11c39c6016371791",
    "metadata": {},
    "name": "BrandsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
