/**
 * @generated SignedSource<<a47811b2ac7d3590607b45477ee2ebef>>
 * @relayHash 029b809370084e4b11906d5932b2c50d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID beecb3e849daed32459f9232e89cf3fb4be729e16634f6aa52fc42c9b2525d41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledNewPageQuery } from './ControlledNewPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledNewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "beecb3e849daed32459f9232e89cf3fb4be729e16634f6aa52fc42c9b2525d41",
    "metadata": {},
    "name": "ControlledNewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
