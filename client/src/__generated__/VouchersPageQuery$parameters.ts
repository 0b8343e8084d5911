/**
 * @generated SignedSource<<899b7fb8d1cb6bf6e8dc338b725f1599>>
 * @relayHash dccbcce47d702b69e6e7bc1a2e99ebec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 285b1c80b84bd9123164a140798fa72dd68490fbe2d979dc0a73b8663937f6ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VouchersPageQuery } from './VouchersPageQuery.graphql';

const node: PreloadableConcreteRequest<VouchersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "285b1c80b84bd9123164a140798fa72dd68490fbe2d979dc0a73b8663937f6ae",
    "metadata": {},
    "name": "VouchersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
