/**
 * @generated SignedSource<<db779fc1d0b25bcf9b19ef11cf988538>>
 * @relayHash fba815b94725a9d7d694a39c5d85a465
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bcb94b0e7bdeea37bbb41948dd6e04c9e7384086afa46a5b2e6eaa3b2a1e1b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ZoneTemplatePageQuery } from './ZoneTemplatePageQuery.graphql';

const node: PreloadableConcreteRequest<ZoneTemplatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bcb94b0e7bdeea37bbb41948dd6e04c9e7384086afa46a5b2e6eaa3b2a1e1b8",
    "metadata": {},
    "name": "ZoneTemplatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
