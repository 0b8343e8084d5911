/**
 * @generated SignedSource<<aa89f7fef41d2a08aa45a05a8e3b2920>>
 * @relayHash 723b00800d7397b8044368da409f11c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70ee32f30113b612374fab149ddffcaca27a293cb8f3743fa20cbcf21fe7e7ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70ee32f30113b612374fab149ddffcaca27a293cb8f3743fa20cbcf21fe7e7ac",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
