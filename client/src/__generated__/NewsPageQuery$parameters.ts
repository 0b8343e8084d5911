/**
 * @generated SignedSource<<cbbf7598ee169b0b092ce9a4ade62792>>
 * @relayHash 344e6c254b944a4c22ae8f6d2114af96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a07e948adab357831b1ee3316f6ad70bc8907c3f9435a3953c6a795c53f5c813

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewsPageQuery } from './NewsPageQuery.graphql';

const node: PreloadableConcreteRequest<NewsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a07e948adab357831b1ee3316f6ad70bc8907c3f9435a3953c6a795c53f5c813",
    "metadata": {},
    "name": "NewsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
