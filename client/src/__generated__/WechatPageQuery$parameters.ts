/**
 * @generated SignedSource<<d1d2a1c99a025d6cd9aa2ea4329ba2ae>>
 * @relayHash d2fe230f62f90bb0004374aaffa8fe0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ff622c7fdaf9af123cc3a60ff4a8f5556b9c41a4e1b8a660333cb62da0881c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WechatPageQuery } from './WechatPageQuery.graphql';

const node: PreloadableConcreteRequest<WechatPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ff622c7fdaf9af123cc3a60ff4a8f5556b9c41a4e1b8a660333cb62da0881c3",
    "metadata": {},
    "name": "WechatPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
