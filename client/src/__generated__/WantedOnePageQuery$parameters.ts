/**
 * @generated SignedSource<<0ba46f51d72ae059b499b8bde54fb9f1>>
 * @relayHash 3a91ce2d8899ca8654587a05afc01ab0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba3cd23494778937bf29ad4be4bbbaeeefab3fe5b504d88ac2cb6281594c05e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WantedOnePageQuery } from './WantedOnePageQuery.graphql';

const node: PreloadableConcreteRequest<WantedOnePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba3cd23494778937bf29ad4be4bbbaeeefab3fe5b504d88ac2cb6281594c05e7",
    "metadata": {},
    "name": "WantedOnePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
