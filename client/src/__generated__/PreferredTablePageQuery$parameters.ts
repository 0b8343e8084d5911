/**
 * @generated SignedSource<<d7146ce642e862b2d61c634cb8d59fab>>
 * @relayHash fd21c40a9adeab0b362baac8488b0b11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 082eb407b1c107c9f05b2693dbbf93d7fcfa30f56b7ec079e91d15e344fdcb12

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredTablePageQuery } from './PreferredTablePageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredTablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "082eb407b1c107c9f05b2693dbbf93d7fcfa30f56b7ec079e91d15e344fdcb12",
    "metadata": {},
    "name": "PreferredTablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
