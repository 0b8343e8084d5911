/**
 * @generated SignedSource<<c0b376042c35f9ade145f3c5b7ff34f2>>
 * @relayHash d427fa8e5a7d7aee4e466f259d21b9f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5913132fe7b08329a06514954e8abb8455834367565989ac3638eb40b985a2c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BranchesPageQuery } from './BranchesPageQuery.graphql';

const node: PreloadableConcreteRequest<BranchesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5913132fe7b08329a06514954e8abb8455834367565989ac3638eb40b985a2c9",
    "metadata": {},
    "name": "BranchesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
