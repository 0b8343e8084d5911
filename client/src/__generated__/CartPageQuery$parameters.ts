/**
 * @generated SignedSource<<543fa7e0e73deb38f2d8740e0a57e080>>
 * @relayHash 877cab9ef45b7c7d8ad8dbac7f538b18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbde0037e7c31af151b3140ca2da7b7ce592c5b4b4f65b926a146c592e669747

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dbde0037e7c31af151b3140ca2da7b7ce592c5b4b4f65b926a146c592e669747",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
