/**
 * @generated SignedSource<<860b6b7b8e2770296e63e6e95c933126>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WatchButton_goods$data = {
  readonly goodsID: string;
  readonly price: string | null | undefined;
  readonly stock: number;
  readonly " $fragmentType": "WatchButton_goods";
};
export type WatchButton_goods$key = {
  readonly " $data"?: WatchButton_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"WatchButton_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WatchButton_goods",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goodsID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "2fe5de01d0d9d234e8b2edfb29c5be75";

export default node;
