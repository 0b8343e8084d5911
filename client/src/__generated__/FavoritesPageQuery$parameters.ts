/**
 * @generated SignedSource<<aa0ad8853a2894dea904699efe8f5c40>>
 * @relayHash f25590459e4f6b659061838521603cdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c390ce2b928547521257d9625dfb65b279a6d33269f8fca616ccf373f7a69ec2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavoritesPageQuery } from './FavoritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavoritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c390ce2b928547521257d9625dfb65b279a6d33269f8fca616ccf373f7a69ec2",
    "metadata": {},
    "name": "FavoritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
