/**
 * @generated SignedSource<<3e7a949893c57bfca5ffd18433600d1a>>
 * @relayHash 5f49b4e9b9127eb464e6e64d9c198680
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59a9d172bc41f2f85e13e70c4d39711f45df3101ab172500d57fc571bc77a6fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierPageQuery } from './SupplierPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59a9d172bc41f2f85e13e70c4d39711f45df3101ab172500d57fc571bc77a6fb",
    "metadata": {},
    "name": "SupplierPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
