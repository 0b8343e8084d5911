/**
 * @generated SignedSource<<ef5ef9ce50341962421e8996ebd1243f>>
 * @relayHash ab27955162b21acddbf3feb9a647c0fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1da1a948d0089b0d23ae8085cb7946105e50bf19c72f0c22d8d9f98e7add70fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NearExpiryPageQuery } from './NearExpiryPageQuery.graphql';

const node: PreloadableConcreteRequest<NearExpiryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1da1a948d0089b0d23ae8085cb7946105e50bf19c72f0c22d8d9f98e7add70fc",
    "metadata": {},
    "name": "NearExpiryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
