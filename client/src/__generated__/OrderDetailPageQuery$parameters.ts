/**
 * @generated SignedSource<<c8977f4dd2134a4e1bf461e773add137>>
 * @relayHash 987dbeda1b21e23d4000b3d2402da769
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e28e6d41cdbae145cb0513ef5791f18aeaa5d60e1b333d3585dbed443e359e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderDetailPageQuery } from './OrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e28e6d41cdbae145cb0513ef5791f18aeaa5d60e1b333d3585dbed443e359e8",
    "metadata": {},
    "name": "OrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
