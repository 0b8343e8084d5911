/**
 * @generated SignedSource<<a1520bf4a68a8907b7bf6fa82269b507>>
 * @relayHash e990e7931fdd1b58f06973c2443fe354
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b71c976acf2c13408f54f14e73fbb6038d457439c0ccfdcc281387315ad2765

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b71c976acf2c13408f54f14e73fbb6038d457439c0ccfdcc281387315ad2765",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
