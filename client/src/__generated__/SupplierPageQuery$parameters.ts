/**
 * @generated SignedSource<<37fa2d29e46bbe43d1cbd9fd124909d7>>
 * @relayHash e1b2155b79600e7d62dfb657b0e842fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b1e611dc9c7b765ed9be896325dd60f446d48235cd0377673fc7d92916d1949

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierPageQuery } from './SupplierPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b1e611dc9c7b765ed9be896325dd60f446d48235cd0377673fc7d92916d1949",
    "metadata": {},
    "name": "SupplierPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
