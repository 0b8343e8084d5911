/**
 * @generated SignedSource<<646c617433989718cc811b73cf7c70e4>>
 * @relayHash 2ce567b6e2c344661385df47102ba4d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c82aea9f7f30f4c8cc0438d61435b9a7957b1ed77e4cc193a9e346d08cf0c90f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PriceSheetPageQuery } from './PriceSheetPageQuery.graphql';

const node: PreloadableConcreteRequest<PriceSheetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c82aea9f7f30f4c8cc0438d61435b9a7957b1ed77e4cc193a9e346d08cf0c90f",
    "metadata": {},
    "name": "PriceSheetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
