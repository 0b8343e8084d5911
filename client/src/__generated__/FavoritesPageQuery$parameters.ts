/**
 * @generated SignedSource<<b49914aa1061109e69ed359ae433aaa5>>
 * @relayHash 1e54ddb9565b5e76b9020362f36b9521
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e414a7e18316aa233cabf0a3d6503e6f22055fd2fd2cb1e1c950ba0c2d33f0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavoritesPageQuery } from './FavoritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavoritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e414a7e18316aa233cabf0a3d6503e6f22055fd2fd2cb1e1c950ba0c2d33f0d",
    "metadata": {},
    "name": "FavoritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
