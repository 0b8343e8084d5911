/**
 * @generated SignedSource<<d1447312bf1d91f2532c921df82eabe4>>
 * @relayHash 3eb89516d79e21b5609be08b6a5d70cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96a0689726dc3774d5c6c67a03e511483b9dcb9759ed6c67cbabb10ed61bda82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderDetailPageQuery } from './OrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96a0689726dc3774d5c6c67a03e511483b9dcb9759ed6c67cbabb10ed61bda82",
    "metadata": {},
    "name": "OrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
