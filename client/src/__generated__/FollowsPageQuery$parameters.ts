/**
 * @generated SignedSource<<c034ca3cb15f25d6364bfe1a4d18b6ca>>
 * @relayHash 02c39c37fd6b5dfc53eb926c2e7a8daa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73123cdc5b08c5ea3b003e1c78dbf734671bcc3f763fe685dcdcd3706c06bf28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowsPageQuery } from './FollowsPageQuery.graphql';

const node: PreloadableConcreteRequest<FollowsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73123cdc5b08c5ea3b003e1c78dbf734671bcc3f763fe685dcdcd3706c06bf28",
    "metadata": {},
    "name": "FollowsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
