/**
 * @generated SignedSource<<c5891b3de3a8b653c676f39a5e864e39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayStatus = "CLOSED" | "PAID" | "PART_REFUNDED" | "REFUNDED" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TransferDesk_trade$data = {
  readonly due: string;
  readonly payStatus: PayStatus;
  readonly tradeID: string;
  readonly tradeNo: string;
  readonly " $fragmentSpreads": FragmentRefs<"TradeSum_trade">;
  readonly " $fragmentType": "TransferDesk_trade";
};
export type TransferDesk_trade$key = {
  readonly " $data"?: TransferDesk_trade$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferDesk_trade">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransferDesk_trade",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tradeID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tradeNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "due",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TradeSum_trade"
    }
  ],
  "type": "Trade",
  "abstractKey": null
};

(node as any).hash = "ec2e7b9ef771e47554a3fb53f5dddc36";

export default node;
