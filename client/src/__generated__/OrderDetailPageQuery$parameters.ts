/**
 * @generated SignedSource<<3d87b2a85f5d81901dcf154cafa723ef>>
 * @relayHash 7497399a438467fdad39ab82c7db194d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5920180da45654888464b2a442d2fa303351b7bc9fc95745dc8fc644b2c10d33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderDetailPageQuery } from './OrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5920180da45654888464b2a442d2fa303351b7bc9fc95745dc8fc644b2c10d33",
    "metadata": {},
    "name": "OrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
