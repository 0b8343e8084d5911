/**
 * @generated SignedSource<<372f5c9a07774301b79b206858faed44>>
 * @relayHash e027de5739741baa27d4c4e4f50fb2e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba9bc94047f9319ed41a37d1b7191ac970bdbc667eace4b9917f2de9fbdfb572

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba9bc94047f9319ed41a37d1b7191ac970bdbc667eace4b9917f2de9fbdfb572",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
