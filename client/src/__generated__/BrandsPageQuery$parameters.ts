/**
 * @generated SignedSource<<4685761c7699d3c12fdaee77c65a180f>>
 * @relayHash dba496bbe92a0ce1a7b73fb5a8ffc94c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3316acc98d1065e5267de4bfcef20e97dd72574d48d7037392c51d9fe6a456bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandsPageQuery } from './BrandsPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3316acc98d1065e5267de4bfcef20e97dd72574d48d7037392c51d9fe6a456bf",
    "metadata": {},
    "name": "BrandsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
