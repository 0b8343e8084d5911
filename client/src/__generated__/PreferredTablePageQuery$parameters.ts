/**
 * @generated SignedSource<<d5dd17d7e32ad91d18d07af5424aa096>>
 * @relayHash cbc57c890fb3e373b493c7abfb13cb95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce982a7bf945e254ba76bc032108bbec53e57cab53fd4b2b9364a4f33ffafc28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredTablePageQuery } from './PreferredTablePageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredTablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce982a7bf945e254ba76bc032108bbec53e57cab53fd4b2b9364a4f33ffafc28",
    "metadata": {},
    "name": "PreferredTablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
