/**
 * @generated SignedSource<<b9bf6442feb023edab6d70a0295ea25d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentChannel = "ALIPAY" | "SANDBOX" | "TRANSFER" | "UNIONPAY" | "WECHAT" | "%future added value";
export type PaymentKind = "FORM" | "NONE" | "QR" | "%future added value";
export type RechargeStatus = "CLOSED" | "CREATED" | "FAILED" | "PENDING" | "SETTLED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RechargeDesk_recharge$data = {
  readonly amount: string;
  readonly channel: PaymentChannel;
  readonly expiresAt: string;
  readonly kind: PaymentKind;
  readonly qrImage: string | null | undefined;
  readonly rechargeID: string;
  readonly rechargeNo: string;
  readonly settledAt: string | null | undefined;
  readonly status: RechargeStatus;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "RechargeDesk_recharge";
};
export type RechargeDesk_recharge$key = {
  readonly " $data"?: RechargeDesk_recharge$data;
  readonly " $fragmentSpreads": FragmentRefs<"RechargeDesk_recharge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RechargeDesk_recharge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rechargeID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rechargeNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channel",
      "storageKey": null
    },
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "qrImage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settledAt",
      "storageKey": null
    }
  ],
  "type": "Recharge",
  "abstractKey": null
};

(node as any).hash = "be8d3cb469c1f4046e0290738b34d766";

export default node;
