/**
 * @generated SignedSource<<fc5e7ff8397addcbb6112553d7478c2e>>
 * @relayHash fbf14cfe9dd5ef03aa7fc57e445aa631
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 385b42891d1c7f5fb15a709bfb5fbdce884f8757cf843c5cadadfe2fa6553a44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "385b42891d1c7f5fb15a709bfb5fbdce884f8757cf843c5cadadfe2fa6553a44",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
