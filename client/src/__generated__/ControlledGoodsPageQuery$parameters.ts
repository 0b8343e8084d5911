/**
 * @generated SignedSource<<13b5b0577971790f31169803ea7200a3>>
 * @relayHash 1a1b9c2d8c26eb2df3692d57261a7ef5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5048014698a9030fab2ad8aca8071e95d66d4c990316c5412b691ef77e416be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledGoodsPageQuery } from './ControlledGoodsPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledGoodsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5048014698a9030fab2ad8aca8071e95d66d4c990316c5412b691ef77e416be",
    "metadata": {},
    "name": "ControlledGoodsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
