/**
 * @generated SignedSource<<b67cb7b73e9948fdd2a30acc8361437e>>
 * @relayHash 696bd566329c651147b411ea2e3a8f47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e95715fa71f900c6315a94a823a3dbb6305eef16fc5439156c58906edee8de10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredPageQuery } from './PreferredPageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e95715fa71f900c6315a94a823a3dbb6305eef16fc5439156c58906edee8de10",
    "metadata": {},
    "name": "PreferredPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
