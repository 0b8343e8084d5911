/**
 * @generated SignedSource<<6dbaa744b6ff80520899950412a907ca>>
 * @relayHash a0a2ae6038643fe8699ed51c3f47c224
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8828584156f2e4501605f52e5f2990584869cfa30e31964fe5dabc449dad887

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8828584156f2e4501605f52e5f2990584869cfa30e31964fe5dabc449dad887",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
