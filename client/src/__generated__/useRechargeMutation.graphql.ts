/**
 * @generated SignedSource<<2830a8f280bf65bc01d2774210aa6bfd>>
 * @relayHash 5c31697eaa8a4afb759ea91ae5fad1ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e113bce41f423516a7c2d9a0f1f7fc84f643e93fb508c641e070f7d92c39c3b5

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentChannel = "ALIPAY" | "SANDBOX" | "TRANSFER" | "UNIONPAY" | "WECHAT" | "%future added value";
export type RechargeStatus = "CLOSED" | "CREATED" | "FAILED" | "PENDING" | "SETTLED" | "%future added value";
export type RechargeBalanceInput = {
  amount: string;
  channel: PaymentChannel;
  clientKey: string;
};
export type useRechargeMutation$variables = {
  input: RechargeBalanceInput;
};
export type useRechargeMutation$data = {
  readonly rechargeBalance: {
    readonly recharge: {
      readonly rechargeID: string;
      readonly status: RechargeStatus;
    } | null | undefined;
  } | null | undefined;
};
export type useRechargeMutation = {
  response: useRechargeMutation$data;
  variables: useRechargeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rechargeID",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRechargeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RechargeBalancePayload",
        "kind": "LinkedField",
        "name": "rechargeBalance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Recharge",
            "kind": "LinkedField",
            "name": "recharge",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRechargeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RechargeBalancePayload",
        "kind": "LinkedField",
        "name": "rechargeBalance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Recharge",
            "kind": "LinkedField",
            "name": "recharge",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e113bce41f423516a7c2d9a0f1f7fc84f643e93fb508c641e070f7d92c39c3b5",
    "metadata": {},
    "name": "useRechargeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "55762a324ff210ecb80d33effb3ffe0b";

export default node;
