/**
 * @generated SignedSource<<35705709a0d649b4e4208a6c1296a892>>
 * @relayHash d7a24c052f9fb27882fad2fa824d758d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 818aa3ebb397f66a6ae762fe58892570ff5e8b1c8416a9b58b03cd2da2b88282

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "818aa3ebb397f66a6ae762fe58892570ff5e8b1c8416a9b58b03cd2da2b88282",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
