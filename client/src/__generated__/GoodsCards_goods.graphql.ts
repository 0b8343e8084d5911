/**
 * @generated SignedSource<<f6bc6439c0d3d69224a632bc59b1711d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceState = "CERTIFY" | "LOGIN" | "NORMAL" | "REGION" | "REVIEW" | "SOLD_OUT" | "SPECIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GoodsCards_goods$data = {
  readonly cartQuantity: number;
  readonly isBuyable: boolean;
  readonly minimumQuantity: number;
  readonly packQuantity: number;
  readonly priceState: PriceState;
  readonly stock: number;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_goods" | "GoodsBuy_goods" | "GoodsCard_goods">;
  readonly " $fragmentType": "GoodsCards_goods";
};
export type GoodsCards_goods$key = {
  readonly " $data"?: GoodsCards_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsCards_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsCards_goods",
  "selections": [
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceState",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsCard_goods"
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

(node as any).hash = "b0d1016e89a97282af18d040b2e36311";

export default node;
