/**
 * @generated SignedSource<<3452285234f919e48c63830c9dd3ca54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WalletCards_wallet$data = {
  readonly balance: string;
  readonly points: number;
  readonly voucher: string;
  readonly voucherCount: number;
  readonly withdrawing: string;
  readonly " $fragmentType": "WalletCards_wallet";
};
export type WalletCards_wallet$key = {
  readonly " $data"?: WalletCards_wallet$data;
  readonly " $fragmentSpreads": FragmentRefs<"WalletCards_wallet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WalletCards_wallet",
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
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voucher",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voucherCount",
      "storageKey": null
    }
  ],
  "type": "Wallet",
  "abstractKey": null
};

(node as any).hash = "ee46439696d4432e6b4e981bc0f45635";

export default node;
