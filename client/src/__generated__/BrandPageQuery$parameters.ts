/**
 * @generated SignedSource<<2e3bed6e84606c04152ccf5677e7631a>>
 * @relayHash 5203f2729aa9c137346ca05f4b04c2b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a37d1f854cd88bd59176161bdcb5c47686709abea9fed31b838bfe90af59350

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a37d1f854cd88bd59176161bdcb5c47686709abea9fed31b838bfe90af59350",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
