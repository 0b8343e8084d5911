/**
 * @generated SignedSource<<bb309e0c2e4ccd89db040997a45c35bd>>
 * @relayHash 887f848aac387d8ee80b7ae908d451d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48f9e8c44cef2084b6372dce5b04caebb9c09f06d36cf353bf10a335a40ddcef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48f9e8c44cef2084b6372dce5b04caebb9c09f06d36cf353bf10a335a40ddcef",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
