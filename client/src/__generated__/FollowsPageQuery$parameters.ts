/**
 * @generated SignedSource<<aa36c8c19f94804d631c872f29c4f9e6>>
 * @relayHash d54ea38626406fc3ff5a2f7b7e20c40c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 694d95e8a1e9c9fa45c57652c27fcd7e3b3726253efd9574238a0965a8045f0d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowsPageQuery } from './FollowsPageQuery.graphql';

const node: PreloadableConcreteRequest<FollowsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "694d95e8a1e9c9fa45c57652c27fcd7e3b3726253efd9574238a0965a8045f0d",
    "metadata": {},
    "name": "FollowsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
