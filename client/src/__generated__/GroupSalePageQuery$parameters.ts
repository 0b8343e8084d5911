/**
 * @generated SignedSource<<fa9753952444bbdab70f9ab77b449389>>
 * @relayHash 8241c5cae47bde23034f57da2ae0885c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 385ffcb0278922da65ee5cd92b9b85e09584ac1d90a143d3999bc3d72cbb5447

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSalePageQuery } from './GroupSalePageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSalePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "385ffcb0278922da65ee5cd92b9b85e09584ac1d90a143d3999bc3d72cbb5447",
    "metadata": {},
    "name": "GroupSalePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
