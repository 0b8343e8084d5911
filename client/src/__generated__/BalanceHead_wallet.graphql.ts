/**
 * @generated SignedSource<<dace7ac88e70669f0c8b10b6b44c3d23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentChannel = "ALIPAY" | "SANDBOX" | "TRANSFER" | "UNIONPAY" | "WECHAT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BalanceHead_wallet$data = {
  readonly balance: string;
  readonly bankAccount: {
    readonly bank: string;
    readonly holder: string;
    readonly numberTail: string;
  } | null | undefined;
  readonly rechargeChannels: ReadonlyArray<PaymentChannel>;
  readonly rechargeLimits: {
    readonly max: string;
    readonly min: string;
  };
  readonly withdrawalLimits: {
    readonly max: string;
    readonly min: string;
  };
  readonly withdrawing: string;
  readonly " $fragmentType": "BalanceHead_wallet";
};
export type BalanceHead_wallet$key = {
  readonly " $data"?: BalanceHead_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceHead_wallet">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "min",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "max",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BalanceHead_wallet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rechargeChannels",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MoneyLimits",
      "kind": "LinkedField",
      "name": "rechargeLimits",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MoneyLimits",
      "kind": "LinkedField",
      "name": "withdrawalLimits",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
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
    }
  ],
  "type": "Wallet",
  "abstractKey": null
};
})();

(node as any).hash = "8222e5a178f046231790c5356e3ea707";

export default node;
