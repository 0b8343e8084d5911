/**
 * @generated SignedSource<<7de6cd1a6889bd85c43b74a3b9322d6c>>
 * @relayHash 1b537a17f0ea4a87731c224e88586d4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b7f987e977fbbc3e9df1efa287313dd496b4c29165f78c1633a970fff8854a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b7f987e977fbbc3e9df1efa287313dd496b4c29165f78c1633a970fff8854a5",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
