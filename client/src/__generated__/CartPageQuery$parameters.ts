/**
 * @generated SignedSource<<76a00d1cf2fc1ae7540a70758ff7e743>>
 * @relayHash a3a0133aa4cc6e1529d90aff663a387d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 010837bc04eb2123c54fa3492f84277920667a64a98477754a4bf6cbb9a90186

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "010837bc04eb2123c54fa3492f84277920667a64a98477754a4bf6cbb9a90186",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
