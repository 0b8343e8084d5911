/**
 * @generated SignedSource<<6050d0883488394c5021f963a40ed98d>>
 * @relayHash 5efd6e54079de92f2c7efa47c1ed288d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e28912a5d4144517929243639bf5b7b5e023111f4aa1cd832a3ff6449fe1643

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ZoneGoodsPageQuery } from './ZoneGoodsPageQuery.graphql';

const node: PreloadableConcreteRequest<ZoneGoodsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e28912a5d4144517929243639bf5b7b5e023111f4aa1cd832a3ff6449fe1643",
    "metadata": {},
    "name": "ZoneGoodsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
