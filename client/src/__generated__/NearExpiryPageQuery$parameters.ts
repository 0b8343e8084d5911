/**
 * @generated SignedSource<<f427670a54cb9e31fab2a65758f6ba45>>
 * @relayHash d99a144f40f1c93e0491afe2748a9354
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ced8d5efd10ab868c9c846517c5b44a37075195bc625b3ed81b7e2adf89a29e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NearExpiryPageQuery } from './NearExpiryPageQuery.graphql';

const node: PreloadableConcreteRequest<NearExpiryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ced8d5efd10ab868c9c846517c5b44a37075195bc625b3ed81b7e2adf89a29e6",
    "metadata": {},
    "name": "NearExpiryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
