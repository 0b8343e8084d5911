/**
 * @generated SignedSource<<b5c52e40d10a702810cafc8370b31786>>
 * @relayHash a5efaacf37b5375aae923a83e2d9cdf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da38a340c2fb7b95dbeba31cdd4624ccaae62726f1b3f881f92cb92914dbf7c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplyPageQuery } from './SupplyPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da38a340c2fb7b95dbeba31cdd4624ccaae62726f1b3f881f92cb92914dbf7c6",
    "metadata": {},
    "name": "SupplyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
