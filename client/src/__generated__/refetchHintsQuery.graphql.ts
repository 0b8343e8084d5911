/**
 * @generated SignedSource<<5f24365787c3a30ce0b83b6724dcc89a>>
 * @relayHash d44d0d48ed7d6de3ebd19ac48b91a092
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2931f90ec7b87c8f6b601e4ad7060ba48a61e485994446c666ad892a59ded171

import type { ConcreteRequest } from 'relay-runtime';
export type refetchHintsQuery$variables = Record<PropertyKey, never>;
export type refetchHintsQuery$data = {
  readonly cartSuggestions: ReadonlyArray<{
    readonly addQuantity: number;
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
    "id": "2931f90ec7b87c8f6b601e4ad7060ba48a61e485994446c666ad892a59ded171",
    "metadata": {},
    "name": "refetchHintsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ea570c0c7d1511a8279ac17d8d124254";

export default node;
