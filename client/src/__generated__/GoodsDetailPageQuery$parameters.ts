/**
 * @generated SignedSource<<7a38300ac94e3b26616affc2c2257130>>
 * @relayHash 8c5531cd557cfd4af0fedbfba2be322f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57e8a97b35614496c345cedcba77aceadb630ef4c5b880f8cf9483294622e8fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsDetailPageQuery } from './GoodsDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57e8a97b35614496c345cedcba77aceadb630ef4c5b880f8cf9483294622e8fd",
    "metadata": {},
    "name": "GoodsDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
