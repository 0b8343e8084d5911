/**
 * @generated SignedSource<<6d813da3d39009e2b7769e0d9c253afd>>
 * @relayHash c1e5d03285318c113f758dc801eefd59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2a65f563f4c569d29311d955f277807ded10c0a85a24ae73bef91c2e7b66182

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BasicPageQuery } from './BasicPageQuery.graphql';

const node: PreloadableConcreteRequest<BasicPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2a65f563f4c569d29311d955f277807ded10c0a85a24ae73bef91c2e7b66182",
    "metadata": {},
    "name": "BasicPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
