/**
 * @generated SignedSource<<e6738bd0d4af9ab0e51ef605c6d38e3c>>
 * @relayHash 4e0d651e68e54a13a91478f6afbab08c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03448c0eae3015effe1baa0a1ce45026d47017f2707391273e71b4c357d5325a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredTablePageQuery } from './PreferredTablePageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredTablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03448c0eae3015effe1baa0a1ce45026d47017f2707391273e71b4c357d5325a",
    "metadata": {},
    "name": "PreferredTablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
