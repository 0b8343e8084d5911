/**
 * @generated SignedSource<<5f594f8943ac3a9b9b392a032a552dc5>>
 * @relayHash abf81a0b6c63a4e9f8dcdee920fb613c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8022b129b6d0924da246a37743ba21302627b1a8463f368c6a1fd1ac02992010

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BranchesPageQuery } from './BranchesPageQuery.graphql';

const node: PreloadableConcreteRequest<BranchesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8022b129b6d0924da246a37743ba21302627b1a8463f368c6a1fd1ac02992010",
    "metadata": {},
    "name": "BranchesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
