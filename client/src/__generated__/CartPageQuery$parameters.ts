/**
 * @generated SignedSource<<c930f7f8a440b760dc1c2930d2bb5034>>
 * @relayHash 499d71671e22f93348aa635ef8f770e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99c1e6af14e6b975fe7635ba622f3c145aed3b9b262a001d4c2e86f0acbc8ee1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99c1e6af14e6b975fe7635ba622f3c145aed3b9b262a001d4c2e86f0acbc8ee1",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
