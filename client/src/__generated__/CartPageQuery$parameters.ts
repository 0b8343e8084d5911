/**
 * @generated SignedSource<<0dc477c24ca28d04dfa3967578919818>>
 * @relayHash 41f4d5c564066e30cccf54ce99b6e72f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f8abde688face26b0e6a78d62c4fc8a3a285699c4ea5b5c08799c5c2dca90c4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f8abde688face26b0e6a78d62c4fc8a3a285699c4ea5b5c08799c5c2dca90c4",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
