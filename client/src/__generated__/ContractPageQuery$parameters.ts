/**
 * @generated SignedSource<<ec8b9dd3dfd06aa033328e8ffac5d86d>>
 * @relayHash afa219f843fecb525d7f83b9483177e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86ce7bd60e03b7b5716f345621d184c7b91c919f307623f7c08088af8d6fbf5e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractPageQuery } from './ContractPageQuery.graphql';

const node: PreloadableConcreteRequest<ContractPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86ce7bd60e03b7b5716f345621d184c7b91c919f307623f7c08088af8d6fbf5e",
    "metadata": {},
    "name": "ContractPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
