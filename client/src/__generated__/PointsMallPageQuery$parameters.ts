/**
 * @generated SignedSource<<5353fee2aa7806492845bd17ab83d94d>>
 * @relayHash 3d8fe50b68a817c4b9111a97704ed79f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58426fd7b68d8ed9c7463996a3d4864d61ae9ec69880bbc7de6d975b30eebdc3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PointsMallPageQuery } from './PointsMallPageQuery.graphql';

const node: PreloadableConcreteRequest<PointsMallPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "58426fd7b68d8ed9c7463996a3d4864d61ae9ec69880bbc7de6d975b30eebdc3",
    "metadata": {},
    "name": "PointsMallPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
