/**
 * @generated SignedSource<<463434f8e2ebc229bd55c70e791d6c38>>
 * @relayHash 6cf2af6c724112a3488673a355d968bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 605f9fdfd7abc9792ac0bc3a3ffc6137a10c345f3ea842ede14445d31f84a9a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersPageQuery } from './OrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "605f9fdfd7abc9792ac0bc3a3ffc6137a10c345f3ea842ede14445d31f84a9a2",
    "metadata": {},
    "name": "OrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
