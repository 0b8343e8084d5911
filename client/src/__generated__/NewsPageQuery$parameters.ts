/**
 * @generated SignedSource<<162a1840415961354042240740883dd4>>
 * @relayHash 4c8a5c89ae3d661966a4afd07d310238
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1dead14eb9b03d3a0cf682dd440fc1c90d17fd618056f97a0dbb5b9ede9db33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewsPageQuery } from './NewsPageQuery.graphql';

const node: PreloadableConcreteRequest<NewsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1dead14eb9b03d3a0cf682dd440fc1c90d17fd618056f97a0dbb5b9ede9db33",
    "metadata": {},
    "name": "NewsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
