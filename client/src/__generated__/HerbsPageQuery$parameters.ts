/**
 * @generated SignedSource<<b5fca12ae2436ba2dfea6a66bcdcc885>>
 * @relayHash e29fc9ca5d05f64eeea070411164f2cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35964eb0d2c40c57c96817f4971c055afffface5282c530a0ff7a17f64a57407

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HerbsPageQuery } from './HerbsPageQuery.graphql';

const node: PreloadableConcreteRequest<HerbsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35964eb0d2c40c57c96817f4971c055afffface5282c530a0ff7a17f64a57407",
    "metadata": {},
    "name": "HerbsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
