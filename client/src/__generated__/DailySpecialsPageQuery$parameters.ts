/**
 * @generated SignedSource<<4a8d34cbbf9d36e8bb32bd49c9f6dfe8>>
 * @relayHash eccef78de997abb8b75bb6f0095def95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55eabf6ebc5301712fa78b55d1d63fb3e96aeb268a24c1833b0b4c58618da47a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailySpecialsPageQuery } from './DailySpecialsPageQuery.graphql';

const node: PreloadableConcreteRequest<DailySpecialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55eabf6ebc5301712fa78b55d1d63fb3e96aeb268a24c1833b0b4c58618da47a",
    "metadata": {},
    "name": "DailySpecialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
