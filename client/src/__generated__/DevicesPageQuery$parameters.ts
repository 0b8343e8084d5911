/**
 * @generated SignedSource<<97f1081cc995c9a02d3dc1ab2766ebca>>
 * @relayHash a107a6c28a87b475b406e42ec5fb9ec1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f87ecc058acc8cd70923995196ab3b50bd5794f128573d1ba842c63cde3159e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevicesPageQuery } from './DevicesPageQuery.graphql';

const node: PreloadableConcreteRequest<DevicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f87ecc058acc8cd70923995196ab3b50bd5794f128573d1ba842c63cde3159e1",
    "metadata": {},
    "name": "DevicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
