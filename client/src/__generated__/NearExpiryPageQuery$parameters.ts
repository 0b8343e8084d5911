/**
 * @generated SignedSource<<27b13d20862bcfe896371a41d5a5b3d5>>
 * @relayHash f30a5c9422c019cb70e4d00a906d98e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4935f0d7da4a46bd4f9c57139088b5788e8c1b47e76e7c884446bdb1a97708ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NearExpiryPageQuery } from './NearExpiryPageQuery.graphql';

const node: PreloadableConcreteRequest<NearExpiryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4935f0d7da4a46bd4f9c57139088b5788e8c1b47e76e7c884446bdb1a97708ef",
    "metadata": {},
    "name": "NearExpiryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
