/**
 * @generated SignedSource<<e0bae102a39731f3ba124bc546fe330d>>
 * @relayHash 17672a6b290b44924b87ec566e6d52f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 493a8d1b0da8dfbd00cf9b278811a8fe25c7a0a85a88788935be09e11a7dc00c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "493a8d1b0da8dfbd00cf9b278811a8fe25c7a0a85a88788935be09e11a7dc00c",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
