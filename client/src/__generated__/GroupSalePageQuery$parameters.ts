/**
 * @generated SignedSource<<a8ebd6e975886e2e564affb97236caed>>
 * @relayHash a39f97e618ddec5da33ec5efa29e1ae4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9418aa512fd6eb5cb8de8f623f96842b1ba8a7d331c8b74b47c24a123840395e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSalePageQuery } from './GroupSalePageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSalePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9418aa512fd6eb5cb8de8f623f96842b1ba8a7d331c8b74b47c24a123840395e",
    "metadata": {},
    "name": "GroupSalePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
