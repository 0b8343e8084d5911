/**
 * @generated SignedSource<<be293fa45b67acc80a4088514876e059>>
 * @relayHash c66198a4c3d62fcdd44cb6d0c52190c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be358e3b113d75118b9aca6213c0ad777659a745a9d5c97d6b62f7a40d25c19e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be358e3b113d75118b9aca6213c0ad777659a745a9d5c97d6b62f7a40d25c19e",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
