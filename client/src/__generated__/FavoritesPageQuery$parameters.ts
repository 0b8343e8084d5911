/**
 * @generated SignedSource<<5deb8a3aa3c5a794723d62d9a693aafc>>
 * @relayHash e590bbb55a721f03cc3fa30577698e13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be9a76bd8a533a06b75e6d93424c2c0b5e45322985fd4dc1e988493ca0902cfd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavoritesPageQuery } from './FavoritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavoritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be9a76bd8a533a06b75e6d93424c2c0b5e45322985fd4dc1e988493ca0902cfd",
    "metadata": {},
    "name": "FavoritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
