/**
 * @generated SignedSource<<13b0c6d46ecc09c6543d493ca1276042>>
 * @relayHash 8165af0594a4586b60088c1e0c9645ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8dd01bb3f134cf231b34b680774f7f992913dbc793b4d0285f02b8ad9b5758f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierPageQuery } from './SupplierPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8dd01bb3f134cf231b34b680774f7f992913dbc793b4d0285f02b8ad9b5758f3",
    "metadata": {},
    "name": "SupplierPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
