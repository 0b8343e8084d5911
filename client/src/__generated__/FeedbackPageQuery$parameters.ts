/**
 * @generated SignedSource<<c8ef8cf314ed0c69073c3e980e0550b8>>
 * @relayHash ba31aee06b39a98c8c66a716f4e41f59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52d1a874ce2bf88516b4250b2a56dbb451c73ce9adb50d1971341370935c8503

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FeedbackPageQuery } from './FeedbackPageQuery.graphql';

const node: PreloadableConcreteRequest<FeedbackPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52d1a874ce2bf88516b4250b2a56dbb451c73ce9adb50d1971341370935c8503",
    "metadata": {},
    "name": "FeedbackPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
