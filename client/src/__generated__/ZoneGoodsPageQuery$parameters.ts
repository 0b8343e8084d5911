/**
 * @generated SignedSource<<b1161f2a381ca4a5184b6d21ebfd80b1>>
 * @relayHash 79536d92ba5dfd68506b2f9b438a59f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fb081d7d91be9478cd9fb307e965df10ca1a3976ed591f4aa94e86dff1c0bed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ZoneGoodsPageQuery } from './ZoneGoodsPageQuery.graphql';

const node: PreloadableConcreteRequest<ZoneGoodsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fb081d7d91be9478cd9fb307e965df10ca1a3976ed591f4aa94e86dff1c0bed",
    "metadata": {},
    "name": "ZoneGoodsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
