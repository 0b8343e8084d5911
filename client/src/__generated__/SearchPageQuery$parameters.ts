/**
 * @generated SignedSource<<dd33823d1e14464b3d36d86451fbb65d>>
 * @relayHash 0b67194c14215a2b43efd328432fd5be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77aa0a85665618ccec489cf745d2016a83a4d852274a3f6bd69bb29b2eb1322d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77aa0a85665618ccec489cf745d2016a83a4d852274a3f6bd69bb29b2eb1322d",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
