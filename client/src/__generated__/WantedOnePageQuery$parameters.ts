/**
 * @generated SignedSource<<73aee379c954f7a25bcb59c43a0a7ea0>>
 * @relayHash b92c506f9aecb8a3b5e3242b4720151c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f84ffab83706483e6db73c7105e425611f54f72f7eba4805e761ef333f56491

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WantedOnePageQuery } from './WantedOnePageQuery.graphql';

const node: PreloadableConcreteRequest<WantedOnePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f84ffab83706483e6db73c7105e425611f54f72f7eba4805e761ef333f56491",
    "metadata": {},
    "name": "WantedOnePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
