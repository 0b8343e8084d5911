/**
 * @generated SignedSource<<d904e06c9cdd077cc61af1d415c7935e>>
 * @relayHash b19093660be35e16f74a30b36a8a07a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0621a62dd7682b57bf8f6111dd0229cbe561effa465206bbf059dfb36589d5c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WalletPageQuery } from './WalletPageQuery.graphql';

const node: PreloadableConcreteRequest<WalletPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0621a62dd7682b57bf8f6111dd0229cbe561effa465206bbf059dfb36589d5c8",
    "metadata": {},
    "name": "WalletPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
