/**
 * @generated SignedSource<<c2d8357046f305a5e5c01179d58840b3>>
 * @relayHash b0b14b1de14485708a50484fa275e780
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4d0c8844e4c1fcaae38b9eb798894eb608b9f141c5da1601c377e407f2db88d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4d0c8844e4c1fcaae38b9eb798894eb608b9f141c5da1601c377e407f2db88d",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
