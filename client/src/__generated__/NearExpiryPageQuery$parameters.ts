/**
 * @generated SignedSource<<a8ce366561a7929652ed3b9acb5be1ac>>
 * @relayHash 9991a5f532d508aef95743b9a0907c38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e3ffeda700f4c9b3a7df83514ae87cc4609250cc9ac2a9940f6abb7028b218d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NearExpiryPageQuery } from './NearExpiryPageQuery.graphql';

const node: PreloadableConcreteRequest<NearExpiryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e3ffeda700f4c9b3a7df83514ae87cc4609250cc9ac2a9940f6abb7028b218d",
    "metadata": {},
    "name": "NearExpiryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
