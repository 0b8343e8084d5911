/**
 * @generated SignedSource<<854416a8f33679b4b1f1ef4252110136>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpecialCards_goods$data = {
  readonly cartQuantity: number;
  readonly goodsID: string;
  readonly listPrice: string | null | undefined;
  readonly manufacturer: string;
  readonly minimumQuantity: number;
  readonly name: string;
  readonly packQuantity: number;
  readonly packUnit: string;
  readonly price: string | null | undefined;
  readonly spec: string;
  readonly stock: number;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsBuy_goods" | "GoodsMarks_goods" | "GoodsPicture_goods" | "GoodsPrice_goods">;
  readonly " $fragmentType": "SpecialCards_goods";
};
export type SpecialCards_goods$key = {
  readonly " $data"?: SpecialCards_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpecialCards_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SpecialCards_goods",
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
      "name": "listPrice",
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
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "574e20211510759f24413e2a70c49cb0";

export default node;
