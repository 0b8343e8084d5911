/**
 * @generated SignedSource<<e05da00932b66a06c5d5ebd59cb1e7e6>>
 * @relayHash 38736b686c1b36ec90789ecc323a0ba1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30450aa4e8a4c29194bea5374ff568025f097f776254d8ab491ec8a0f487e371

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30450aa4e8a4c29194bea5374ff568025f097f776254d8ab491ec8a0f487e371",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
