/**
 * @generated SignedSource<<46d88c0b2d7c2557b9990d1b7c111336>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FreeShippingCards_goods$data = {
  readonly cartQuantity: number;
  readonly freeShippingQuantity: number | null | undefined;
  readonly goodsID: string;
  readonly isBuyable: boolean;
  readonly isSingleFreeShipping: boolean;
  readonly manufacturer: string;
  readonly minimumQuantity: number;
  readonly name: string;
  readonly packQuantity: number;
  readonly packUnit: string;
  readonly price: string | null | undefined;
  readonly spec: string;
  readonly stock: number;
  readonly warehouse: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_goods" | "GoodsBuy_goods" | "GoodsMarks_goods" | "GoodsPicture_goods" | "GoodsPrice_goods">;
  readonly " $fragmentType": "FreeShippingCards_goods";
};
export type FreeShippingCards_goods$key = {
  readonly " $data"?: FreeShippingCards_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreeShippingCards_goods">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FreeShippingCards_goods",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goodsID",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "price",
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
      "name": "isSingleFreeShipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "freeShippingQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Warehouse",
      "kind": "LinkedField",
      "name": "warehouse",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsBuy_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavoriteButton_goods"
    }
  ],
  "type": "Goods",
  "abstractKey": null
};
})();

(node as any).hash = "4827869c1a1a3a633f6252cb18db1c64";

export default node;
