/**
 * @generated SignedSource<<4cb77a810c999d58a6da78eaa9911cb4>>
 * @relayHash 4892d1088051af7653bc047512c52789
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5b1f7af86438d84fd158cb89dae7203814be1e91a786425784981f8c309f38d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NearExpiryPageQuery } from './NearExpiryPageQuery.graphql';

const node: PreloadableConcreteRequest<NearExpiryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5b1f7af86438d84fd158cb89dae7203814be1e91a786425784981f8c309f38d",
    "metadata": {},
    "name": "NearExpiryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
