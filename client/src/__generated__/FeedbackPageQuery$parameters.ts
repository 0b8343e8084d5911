/**
 * @generated SignedSource<<3060f8ca02c1cc89377957aae9ec72a6>>
 * @relayHash 0580c4fd3fb323c9bea2f4403874088a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdccec2350c148f4ca30993536c33579df6402b09db25517eabf71fd9f9c7e88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeedbackPageQuery } from './FeedbackPageQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdccec2350c148f4ca30993536c33579df6402b09db25517eabf71fd9f9c7e88",
    "metadata": {},
    "name": "FeedbackPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
