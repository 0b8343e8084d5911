/**
 * @generated SignedSource<<c02370efb88da78272d90c4693c819ad>>
 * @relayHash 76410e661a63cdf99f6df742b7f53601
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 646acd08e9718507d87ba7cde47c015a961aae9df2b19b7205dc9fd88d733565

import type { ConcreteRequest } from 'relay-runtime';
export type AddPurchaseListInput = {
  clientKey: string;
  rows: ReadonlyArray<PurchaseRowInput>;
};
export type PurchaseRowInput = {
  goodsID: string;
  quantity: number;
};
export type addListMutation$variables = {
  input: AddPurchaseListInput;
};
export type addListMutation$data = {
  readonly addPurchaseList: {
    readonly added: ReadonlyArray<{
      readonly goodsID: string;
      readonly quantity: number;
    }>;
    readonly skipped: ReadonlyArray<{
      readonly available: number | null | undefined;
      readonly goodsID: string;
      readonly message: string;
      readonly name: string;
      readonly quantity: number;
    }>;
  } | null | undefined;
};
export type addListMutation = {
  response: addListMutation$data;
  variables: addListMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goodsID",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "AddPurchaseListPayload",
    "kind": "LinkedField",
    "name": "addPurchaseList",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AddedGoods",
        "kind": "LinkedField",
        "name": "added",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SkippedGoods",
        "kind": "LinkedField",
        "name": "skipped",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "available",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "addListMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "addListMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "646acd08e9718507d87ba7cde47c015a961aae9df2b19b7205dc9fd88d733565",
    "metadata": {},
    "name": "addListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f6ca327390d60e44cd0aec6cadff87c7";

export default node;
