/**
 * @generated SignedSource<<e9d22075bd2061fcace28f1fb1b75483>>
 * @relayHash c125ad71922e5bb300c7b4027fadc6e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95abc8316fc500bf2f207f05f033c65e52f48d16f00648b6786cd0b4d9a4c4e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WechatPageQuery } from './WechatPageQuery.graphql';

const node: PreloadableConcreteRequest<WechatPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95abc8316fc500bf2f207f05f033c65e52f48d16f00648b6786cd0b4d9a4c4e0",
    "metadata": {},
    "name": "WechatPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
