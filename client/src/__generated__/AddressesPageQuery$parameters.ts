/**
 * @generated SignedSource<<4a009ecd6fbf08aa72ebb3348dac2a84>>
 * @relayHash e03fa1bcbde25f139d07b06a510c016e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73deb03caeefa99e2edd18842b56d0de6acd03e155c674584f8b306db6b60059

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressesPageQuery } from './AddressesPageQuery.graphql';

const node: PreloadableConcreteRequest<AddressesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73deb03caeefa99e2edd18842b56d0de6acd03e155c674584f8b306db6b60059",
    "metadata": {},
    "name": "AddressesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
