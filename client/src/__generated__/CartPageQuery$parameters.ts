/**
 * @generated SignedSource<<cf03b6abcd5cca0be5fc390bc06c3a0f>>
 * @relayHash c5a071092f81de74246e07a56e258424
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d55b94f3c4dcfa0de00e11cfa6703d6e3e30cce61481abb6d936c031ded9f01a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d55b94f3c4dcfa0de00e11cfa6703d6e3e30cce61481abb6d936c031ded9f01a",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
