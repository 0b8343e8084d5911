/**
 * @generated SignedSource<<853b3cbeaa8aa17ea6cec11e89cd8022>>
 * @relayHash 158ffe8b9af6ca520bef7231b4fde8ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 373844f70c772429d72c60898e5be051bd6fd296ae14193402b31a07d86157fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevicesPageQuery } from './DevicesPageQuery.graphql';

const node: PreloadableConcreteRequest<DevicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "373844f70c772429d72c60898e5be051bd6fd296ae14193402b31a07d86157fb",
    "metadata": {},
    "name": "DevicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
