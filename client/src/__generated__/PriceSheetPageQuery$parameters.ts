/**
 * @generated SignedSource<<04f54d46afe8a8b48471a91a5de8d669>>
 * @relayHash 8bdf1c31b19375362e8df165821d4e71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22ac37259a27ebf6a70e36656dc78dcc4363d364237c8a203d041459abde0dd0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PriceSheetPageQuery } from './PriceSheetPageQuery.graphql';

const node: PreloadableConcreteRequest<PriceSheetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22ac37259a27ebf6a70e36656dc78dcc4363d364237c8a203d041459abde0dd0",
    "metadata": {},
    "name": "PriceSheetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
