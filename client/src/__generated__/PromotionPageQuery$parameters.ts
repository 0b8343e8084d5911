/**
 * @generated SignedSource<<76f5de3b46ea038c77135d3ab3fa9512>>
 * @relayHash 84822050e53a73ea0cadb7476d022e8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f2b3633bc8f58d4d5fd04cb3648b7b42f2ac177b532aa32c5bf25e18b1b3ab7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionPageQuery } from './PromotionPageQuery.graphql';

const node: PreloadableConcreteRequest<PromotionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9f2b3633bc8f58d4d5fd04cb3648b7b42f2ac177b532aa32c5bf25e18b1b3ab7",
    "metadata": {},
    "name": "PromotionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
