/**
 * @generated SignedSource<<dbb8ac96e4777a9c3b94faa2a8376b12>>
 * @relayHash 0fae7c0990703069458f30f27c5db5f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c40018d78a9193f4053d6a1ad8b92dcfd5b7feae94f6dbf6a30aa8d73fc5cfe7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredTablePageQuery } from './PreferredTablePageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredTablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c40018d78a9193f4053d6a1ad8b92dcfd5b7feae94f6dbf6a30aa8d73fc5cfe7",
    "metadata": {},
    "name": "PreferredTablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
