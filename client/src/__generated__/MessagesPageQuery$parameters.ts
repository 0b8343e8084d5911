/**
 * @generated SignedSource<<68d345d052cab454a955d8565ded5926>>
 * @relayHash cef947b7a4f04c8e97733a5201e93ad0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d097f6869e73d0dc07060f668ad0e584d7ab687811138a0aa0146bcda2f77a41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessagesPageQuery } from './MessagesPageQuery.graphql';

const node: PreloadableConcreteRequest<MessagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d097f6869e73d0dc07060f668ad0e584d7ab687811138a0aa0146bcda2f77a41",
    "metadata": {},
    "name": "MessagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
