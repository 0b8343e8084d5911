/**
 * @generated SignedSource<<7dd712fcf0f9fb501c11c3cfcbba3787>>
 * @relayHash d616ffa611f436ee10368c6f003863ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 784d77b90a4ff830a491cb02fe4528857ee91b9decc281d0fe459ad0da540e5a

import type { ConcreteRequest } from 'relay-runtime';
export type WithdrawalStatus = "PAID" | "REJECTED" | "REQUESTED" | "%future added value";
export type RequestWithdrawalInput = {
  accountNumber: string;
  amount: string;
  bank: string;
  clientKey: string;
  holder: string;
};
export type useWithdrawMutation$variables = {
  input: RequestWithdrawalInput;
};
export type useWithdrawMutation$data = {
  readonly requestWithdrawal: {
    readonly wallet: {
      readonly balance: string;
      readonly bankAccount: {
        readonly bank: string;
        readonly holder: string;
        readonly numberTail: string;
      } | null | undefined;
      readonly withdrawing: string;
    } | null | undefined;
    readonly withdrawal: {
      readonly id: string;
      readonly status: WithdrawalStatus;
      readonly statusText: string;
    } | null | undefined;
  } | null | undefined;
};
export type useWithdrawMutation = {
  response: useWithdrawMutation$data;
  variables: useWithdrawMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Withdrawal",
  "kind": "LinkedField",
  "name": "withdrawal",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusText",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "balance",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "withdrawing",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "BankAccount",
  "kind": "LinkedField",
  "name": "bankAccount",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bank",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberTail",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWithdrawMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RequestWithdrawalPayload",
        "kind": "LinkedField",
        "name": "requestWithdrawal",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Wallet",
            "kind": "LinkedField",
            "name": "wallet",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "name": "useWithdrawMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RequestWithdrawalPayload",
        "kind": "LinkedField",
        "name": "requestWithdrawal",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Wallet",
            "kind": "LinkedField",
            "name": "wallet",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "784d77b90a4ff830a491cb02fe4528857ee91b9decc281d0fe459ad0da540e5a",
    "metadata": {},
    "name": "useWithdrawMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "255c163359e0dc2d809c8f16adc64677";

export default node;
