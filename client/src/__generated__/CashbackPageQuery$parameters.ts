/**
 * @generated SignedSource<<7203ff3895d30ebd817887210d4729b9>>
 * @relayHash 6ba3e5aedeebfaab5143c0bea82ef2bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ced2de535737a1ca58cce529eaad91217087a0c984b5ab0ccf1beebd12c99591

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashbackPageQuery } from './CashbackPageQuery.graphql';

const node: PreloadableConcreteRequest<CashbackPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ced2de535737a1ca58cce529eaad91217087a0c984b5ab0ccf1beebd12c99591",
    "metadata": {},
    "name": "CashbackPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
