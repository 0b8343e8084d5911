/**
 * @generated SignedSource<<ed3f07a1836ce27839e8cb122ef8c076>>
 * @relayHash 5a3215e554ecf4c76e1c1e65fc74de77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9ca2c9d3bc383b2b719076062db35757757ef8ef4a5de06c61a8d557a8706fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FavoritesPageQuery } from './FavoritesPageQuery.graphql';

const node: PreloadableConcreteRequest<FavoritesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9ca2c9d3bc383b2b719076062db35757757ef8ef4a5de06c61a8d557a8706fa",
    "metadata": {},
    "name": "FavoritesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
