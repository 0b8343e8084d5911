/**
 * @generated SignedSource<<1b7b2bb4fd2c2025b029b5c7be837d8d>>
 * @relayHash 779231b7047f99a35b62b144b861c838
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b008e2d274c037c99f57d48bbfa1dd3a8ad6fe6679c9412377054f48d7eab73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b008e2d274c037c99f57d48bbfa1dd3a8ad6fe6679c9412377054f48d7eab73",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
