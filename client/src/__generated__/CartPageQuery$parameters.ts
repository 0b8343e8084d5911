/**
 * @generated SignedSource<<ca004c709707d5d69f23f87c912cb74d>>
 * @relayHash 413d26f1246a9a9302b1556e5af758de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52d2b2da1fe6713e6462ff5d47961a8569b1cf89f95c1e32b876baab16cc5e04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52d2b2da1fe6713e6462ff5d47961a8569b1cf89f95c1e32b876baab16cc5e04",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
