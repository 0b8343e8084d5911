/**
 * @generated SignedSource<<2a1de4e3644dc2e8b4fb2017de9656f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromotionGoods_goods$data = {
  readonly cartQuantity: number;
  readonly goodsID: string;
  readonly manufacturer: string;
  readonly minimumQuantity: number;
  readonly name: string;
  readonly packQuantity: number;
  readonly spec: string;
  readonly stock: number;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsBuy_goods" | "GoodsPrice_goods">;
  readonly " $fragmentType": "PromotionGoods_goods";
};
export type PromotionGoods_goods$key = {
  readonly " $data"?: PromotionGoods_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionGoods_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionGoods_goods",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "spec",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "manufacturer",
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
      "name": "packQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimumQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cartQuantity",
      "storageKey": null
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

(node as any).hash = "9f92aa01fa80fcc3ad1290d4c68cf7a8";

export default node;
