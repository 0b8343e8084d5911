/**
 * @generated SignedSource<<e9e12fcfa246dab9d05f352a4e5d65fe>>
 * @relayHash 0c9cd9a750cd8c6296d10864a281c1b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cb4c2197d864c27d607567255828a090aa54fe3947162c1cd6ea445e1cb5755

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsDetailPageQuery } from './GoodsDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cb4c2197d864c27d607567255828a090aa54fe3947162c1cd6ea445e1cb5755",
    "metadata": {},
    "name": "GoodsDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
