/**
 * @generated SignedSource<<4d2c90fde6ff61058272b99630799060>>
 * @relayHash 08ba35ec1d5db62adc3ff1203386be8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a81b117f27d93eb2af470c0d96bb6f6885c537b455ee91bb9f67a0b415e3488

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankTransferPageQuery } from './BankTransferPageQuery.graphql';

const node: PreloadableConcreteRequest<BankTransferPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a81b117f27d93eb2af470c0d96bb6f6885c537b455ee91bb9f67a0b415e3488",
    "metadata": {},
    "name": "BankTransferPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
