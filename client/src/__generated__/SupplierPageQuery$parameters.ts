/**
 * @generated SignedSource<<470e9f6894f6b041cf1a9abd830fc2b4>>
 * @relayHash 9af425808578a8b02133b18da8694ee4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b590d33e254c5fa02cf579938772b3c23e57d5aff61498b1c71e4e3b291f7d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierPageQuery } from './SupplierPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b590d33e254c5fa02cf579938772b3c23e57d5aff61498b1c71e4e3b291f7d7",
    "metadata": {},
    "name": "SupplierPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
