/**
 * @generated SignedSource<<d621f9a8c0ec3f1bc5b7a834a2fe971d>>
 * @relayHash 7ac265fa33d32c56254264d66d1fe710
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fb28de6aa0b80950f1dde8934a7a82ffd7f87252be9e90633d4ddc000f069e0

import type { ConcreteRequest } from 'relay-runtime';
export type refetchHintsQuery$variables = Record<PropertyKey, never>;
export type refetchHintsQuery$data = {
  readonly cartSuggestions: ReadonlyArray<{
    readonly addQuantity: number;
    readonly cost: string;
    readonly gain: string;
    readonly lineID: string;
    readonly message: string;
    readonly quantity: number;
    readonly saves: string;
  }> | null | undefined;
};
export type refetchHintsQuery = {
  response: refetchHintsQuery$data;
  variables: refetchHintsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PurchaseHint",
    "kind": "LinkedField",
    "name": "cartSuggestions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lineID",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "addQuantity",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "quantity",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cost",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "saves",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "gain",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "refetchHintsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "refetchHintsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9fb28de6aa0b80950f1dde8934a7a82ffd7f87252be9e90633d4ddc000f069e0",
    "metadata": {},
    "name": "refetchHintsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "49a07efc7b1f05f27f97497afd60a598";

export default node;
