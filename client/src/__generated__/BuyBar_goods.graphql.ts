/**
 * @generated SignedSource<<a6e9b004b0d6b4a548a9310b0c24d34f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyBar_goods$data = {
  readonly isBuyable: boolean;
  readonly name: string;
  readonly stock: number;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsBuy_goods" | "GoodsPicture_goods" | "GoodsPrice_goods">;
  readonly " $fragmentType": "BuyBar_goods";
};
export type BuyBar_goods$key = {
  readonly " $data"?: BuyBar_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyBar_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuyBar_goods",
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
      "name": "isBuyable",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsPicture_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsPrice_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsBuy_goods"
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "ff6a898cd90f5d1fd7e3456446d51217";

export default node;
