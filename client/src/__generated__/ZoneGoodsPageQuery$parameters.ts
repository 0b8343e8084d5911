/**
 * @generated SignedSource<<941661a7f6d344db011fcb3f0d023f3c>>
 * @relayHash 2a3d207489f46976dc773559aaaf673f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0ac7daec96b0627b746bd7eb9797c0070336274bcb13691da57ec73ae67a006

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ZoneGoodsPageQuery } from './ZoneGoodsPageQuery.graphql';

const node: PreloadableConcreteRequest<ZoneGoodsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0ac7daec96b0627b746bd7eb9797c0070336274bcb13691da57ec73ae67a006",
    "metadata": {},
    "name": "ZoneGoodsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
