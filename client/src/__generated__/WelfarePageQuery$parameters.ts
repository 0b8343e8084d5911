/**
 * @generated SignedSource<<e7b65344fa6d2e0eabcb76cac46a4cb0>>
 * @relayHash 99d527acbcfca728a15af1dabb98eaf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9c883191152b463ae43ada7ae55c9003ab126fafbccb1734e25c1eb3d0c6596

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelfarePageQuery } from './WelfarePageQuery.graphql';

const node: PreloadableConcreteRequest<WelfarePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9c883191152b463ae43ada7ae55c9003ab126fafbccb1734e25c1eb3d0c6596",
    "metadata": {},
    "name": "WelfarePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
