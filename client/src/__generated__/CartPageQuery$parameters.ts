/**
 * @generated SignedSource<<7af2cb931f4ef1b3aafab61f51a9019f>>
 * @relayHash c80d5a7b284456977aa2d4ed13d8cf23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 957a74133bbf81d276ee1cdade670642a83ff3800ad088b16a29ec2ca139d3b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "957a74133bbf81d276ee1cdade670642a83ff3800ad088b16a29ec2ca139d3b7",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
