/**
 * @generated SignedSource<<1f9b5f2099fa93f0e6db52b719746914>>
 * @relayHash 4814781913cf77a4f09603690d08b5a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e850d21d4edaeffa8a0b30266572cdf6fd5176458baa00ba0151a6e99c44a68a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e850d21d4edaeffa8a0b30266572cdf6fd5176458baa00ba0151a6e99c44a68a",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
