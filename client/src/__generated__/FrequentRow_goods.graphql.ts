/**
 * @generated SignedSource<<35694df2075e67fa6d6b8d5913ce5202>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FrequentRow_goods$data = {
  readonly goods: {
    readonly cartQuantity: number;
    readonly goodsID: string;
    readonly id: string;
    readonly isBuyable: boolean;
    readonly manufacturer: string;
    readonly minimumQuantity: number;
    readonly name: string;
    readonly packQuantity: number;
    readonly packUnit: string;
    readonly spec: string;
    readonly stock: number;
    readonly " $fragmentSpreads": FragmentRefs<"GoodsBuy_goods" | "GoodsPicture_goods" | "GoodsPrice_goods" | "useAddToCart_goods">;
  };
  readonly lastBoughtAt: string;
  readonly times: number;
  readonly usualQuantity: number;
  readonly " $fragmentType": "FrequentRow_goods";
};
export type FrequentRow_goods$key = {
  readonly " $data"?: FrequentRow_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"FrequentRow_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FrequentRow_goods",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "times",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usualQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastBoughtAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Goods",
      "kind": "LinkedField",
      "name": "goods",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
          "name": "minimumQuantity",
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
          "name": "cartQuantity",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "useAddToCart_goods"
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
      "storageKey": null
    }
  ],
  "type": "FrequentGoods",
  "abstractKey": null
};

(node as any).hash = "d64d7b66c9d28bf7bff9a092014272f0";

export default node;
