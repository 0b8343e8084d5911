/**
 * @generated SignedSource<<65e7e2ecc0e778a7c3a36097d2ea8618>>
 * @relayHash 877562c83433357097b73347486b2c57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3d6baf62a0fc159c9592f5e8e864a0b67de2cee2dc7465264eb1e7ed9cd1578

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PriceSheetPageQuery } from './PriceSheetPageQuery.graphql';

const node: PreloadableConcreteRequest<PriceSheetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3d6baf62a0fc159c9592f5e8e864a0b67de2cee2dc7465264eb1e7ed9cd1578",
    "metadata": {},
    "name": "PriceSheetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
