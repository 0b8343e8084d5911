/**
 * @generated SignedSource<<447b818c39a2c4c511fac0ad277e5351>>
 * @relayHash beee7b46ea1a6ffa6160b7b8321568b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31aa81a2e1b88af8ec393f8ed5e36e450349ac68d27c62d11b8c3075a0acacda

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredTablePageQuery } from './PreferredTablePageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredTablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31aa81a2e1b88af8ec393f8ed5e36e450349ac68d27c62d11b8c3075a0acacda",
    "metadata": {},
    "name": "PreferredTablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
