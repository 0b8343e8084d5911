/**
 * @generated SignedSource<<d7f4cfc5aa38b1d473bea90884906bd5>>
 * @relayHash 7ee70374f1d4d39bc927b5b9d6f396a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c2b4bc2f68701258549d93085b0c52018caa6bbf1622e29e833fe3961f645ee

import type { ConcreteRequest } from 'relay-runtime';
export type AddPurchaseListInput = {
  clientKey: string;
  rows: ReadonlyArray<PurchaseRowInput>;
};
export type PurchaseRowInput = {
  goodsID: string;
  quantity: number;
};
export type purchaseListAddMutation$variables = {
  input: AddPurchaseListInput;
};
export type purchaseListAddMutation$data = {
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
export type purchaseListAddMutation = {
  response: purchaseListAddMutation$data;
  variables: purchaseListAddMutation$variables;
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
    "name": "purchaseListAddMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "purchaseListAddMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "0c2b4bc2f68701258549d93085b0c52018caa6bbf1622e29e833fe3961f645ee",
    "metadata": {},
    "name": "purchaseListAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5866c93d23b06eab458a0c2b7c2ac9ae";

export default node;
