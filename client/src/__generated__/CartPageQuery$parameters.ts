/**
 * @generated SignedSource<<9a2b3ef77e33448f8b702658d88b8cc2>>
 * @relayHash c2a02a62e0fdff3c1fbeac3deea2a947
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a25b3ee07a9f7a6453dc4131dfb4b5a0aea1e8a3aae0877ba7aacad174e870d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a25b3ee07a9f7a6453dc4131dfb4b5a0aea1e8a3aae0877ba7aacad174e870d1",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
