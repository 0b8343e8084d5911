/**
 * @generated SignedSource<<39d93e3088277fc760b0975a7ea34d01>>
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
  readonly transferAccount: {
    readonly bank: string;
    readonly name: string;
    readonly number: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TradeSum_trade" | "TransferProof_trade">;
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
      "alias": null,
      "args": null,
      "concreteType": "TransferAccount",
      "kind": "LinkedField",
      "name": "transferAccount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TradeSum_trade"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TransferProof_trade"
    }
  ],
  "type": "Trade",
  "abstractKey": null
};

(node as any).hash = "e809bb6ec29815664d334c4cf8706d73";

export default node;
