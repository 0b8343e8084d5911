/**
 * @generated SignedSource<<c7ad29806625e57a52bd8d63d225ffc5>>
 * @relayHash efc49cb22e387359f8786128e0198cce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6433a86053f63a43efb69536621243158315371e005498521c1df46d40e31a22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankTransferPageQuery } from './BankTransferPageQuery.graphql';

const node: PreloadableConcreteRequest<BankTransferPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6433a86053f63a43efb69536621243158315371e005498521c1df46d40e31a22",
    "metadata": {},
    "name": "BankTransferPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
