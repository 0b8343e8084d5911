/**
 * @generated SignedSource<<d1988dd54f5af069fb6dae7e3422f250>>
 * @relayHash d21498ee004d7ea5c5f18b3c655bd0f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76c3b36c33c176c53924f5b8dcdce9d6ad5f12867cb38c50034b50fd62ef21f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BranchesPageQuery } from './BranchesPageQuery.graphql';

const node: PreloadableConcreteRequest<BranchesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76c3b36c33c176c53924f5b8dcdce9d6ad5f12867cb38c50034b50fd62ef21f0",
    "metadata": {},
    "name": "BranchesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
