/**
 * @generated SignedSource<<7591a75589bda72b9f73f1c9ae82bdc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsCard_goods$data = {
  readonly goodsID: string;
  readonly manufacturer: string;
  readonly name: string;
  readonly packQuantity: number;
  readonly packUnit: string;
  readonly spec: string;
  readonly stock: number;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsMarks_goods" | "GoodsPicture_goods" | "GoodsPrice_goods">;
  readonly " $fragmentType": "GoodsCard_goods";
};
export type GoodsCard_goods$key = {
  readonly " $data"?: GoodsCard_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsCard_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsCard_goods",
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
      "name": "manufacturer",
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
      "name": "packUnit",
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
      "name": "GoodsMarks_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsPrice_goods"
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "d0cfc8c7284cf6723eaa4a09cf383c8d";

export default node;
