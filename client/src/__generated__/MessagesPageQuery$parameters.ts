/**
 * @generated SignedSource<<f890373eca5d07edebc4c2d422e386c0>>
 * @relayHash 06e8de9bb32243fdb3ced688616586e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b5ff167ec30c2e80b970cf8873c5485c69603d1c36a510bf4a40a80a140c69e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessagesPageQuery } from './MessagesPageQuery.graphql';

const node: PreloadableConcreteRequest<MessagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b5ff167ec30c2e80b970cf8873c5485c69603d1c36a510bf4a40a80a140c69e",
    "metadata": {},
    "name": "MessagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
