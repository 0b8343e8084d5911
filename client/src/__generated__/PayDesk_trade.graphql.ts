/**
 * @generated SignedSource<<0d4fc2fbc495c274d16e4fab0a453005>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayMode = "ONLINE" | "TRANSFER" | "%future added value";
export type PayStatus = "CLOSED" | "PAID" | "PART_REFUNDED" | "REFUNDED" | "UNPAID" | "%future added value";
export type PaymentChannel = "ALIPAY" | "SANDBOX" | "TRANSFER" | "UNIONPAY" | "WECHAT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayDesk_trade$data = {
  readonly channels: ReadonlyArray<PaymentChannel>;
  readonly payMode: PayMode;
  readonly payStatus: PayStatus;
  readonly tradeID: string;
  readonly " $fragmentSpreads": FragmentRefs<"TradeSum_trade">;
  readonly " $fragmentType": "PayDesk_trade";
};
export type PayDesk_trade$key = {
  readonly " $data"?: PayDesk_trade$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayDesk_trade">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayDesk_trade",
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
      "name": "payStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channels",
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

(node as any).hash = "2531e607547968086e4d46c4da307d13";

export default node;
