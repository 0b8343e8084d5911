/**
 * @generated SignedSource<<92b4d1ea6ccb9ccbaa53f21795bea486>>
 * @relayHash 4870482bf8bf8e98bdc5aeb52071082d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b36d429743e76c9b3c67015b1f3bc20d73b4b7bb29e21b278687559a406dc000

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankTransferPageQuery } from './BankTransferPageQuery.graphql';

const node: PreloadableConcreteRequest<BankTransferPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b36d429743e76c9b3c67015b1f3bc20d73b4b7bb29e21b278687559a406dc000",
    "metadata": {},
    "name": "BankTransferPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
