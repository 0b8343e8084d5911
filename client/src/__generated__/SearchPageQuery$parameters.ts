/**
 * @generated SignedSource<<0f6859292d5d2600250a69d215f37b8b>>
 * @relayHash 3a2ea8ade8f062824a00b63d2bec3a0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7336c8c777b068bc1784a29955d3c97453c7c1de48d62836c6520e9e11603b33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7336c8c777b068bc1784a29955d3c97453c7c1de48d62836c6520e9e11603b33",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
