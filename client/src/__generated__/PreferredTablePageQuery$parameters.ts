/**
 * @generated SignedSource<<a85dc1dca6c8d0e673e7abae6d22398e>>
 * @relayHash d08d5ae3b39ddc7263ff1a7a338f20a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57d3533416f839a7c8a13a82093f295d69f0a8ee38290d83f634987cc50b8d32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredTablePageQuery } from './PreferredTablePageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredTablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57d3533416f839a7c8a13a82093f295d69f0a8ee38290d83f634987cc50b8d32",
    "metadata": {},
    "name": "PreferredTablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
