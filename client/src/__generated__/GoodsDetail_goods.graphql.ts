/**
 * @generated SignedSource<<04e66cef69474119c6a454a750829d86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsDetail_goods$data = {
  readonly cartQuantity: number;
  readonly goodsID: string;
  readonly minimumQuantity: number;
  readonly name: string;
  readonly packQuantity: number;
  readonly stock: number;
  readonly " $fragmentSpreads": FragmentRefs<"BuyBarView_goods" | "FavoriteButton_goods" | "Gallery_goods" | "GoodsFacts_goods" | "GoodsMarks_goods" | "Leaflet_goods" | "LotTable_goods" | "OrderBox_goods">;
  readonly " $fragmentType": "GoodsDetail_goods";
};
export type GoodsDetail_goods$key = {
  readonly " $data"?: GoodsDetail_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsDetail_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsDetail_goods",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavoriteButton_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Gallery_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsMarks_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsFacts_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderBox_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BuyBarView_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Leaflet_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LotTable_goods"
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "7d4682304caffb3d3dcbd4abc0ce8968";

export default node;
