/**
 * @generated SignedSource<<f5864917726b10064a3af1c07da0d8e2>>
 * @relayHash 1c2e5a055eb15ab78dde0110eda48cd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c7e06da0bb329602ba43763e3dc9b56c0e6a8bc47cface267be16669e041c24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledNewPageQuery } from './ControlledNewPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledNewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c7e06da0bb329602ba43763e3dc9b56c0e6a8bc47cface267be16669e041c24",
    "metadata": {},
    "name": "ControlledNewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
