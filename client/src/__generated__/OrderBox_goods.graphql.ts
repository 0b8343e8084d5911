/**
 * @generated SignedSource<<fb2a830c8dcaa2a69fb0e69c4fdd5a37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TierMode = "GRADUATED" | "WHOLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderBox_goods$data = {
  readonly isBuyable: boolean;
  readonly stock: number;
  readonly tierMode: TierMode;
  readonly tiers: ReadonlyArray<{
    readonly quantity: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AdditionCost_goods" | "GoodsBuy_goods" | "GoodsPrice_goods" | "GoodsPromotions_goods" | "NextStep_goods" | "Promises_goods" | "TierStrip_goods" | "WatchButton_goods">;
  readonly " $fragmentType": "OrderBox_goods";
};
export type OrderBox_goods$key = {
  readonly " $data"?: OrderBox_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBox_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderBox_goods",
  "selections": [
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tierMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceTier",
      "kind": "LinkedField",
      "name": "tiers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        }
      ],
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
      "name": "TierStrip_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsBuy_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextStep_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsPromotions_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Promises_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdditionCost_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WatchButton_goods"
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "4cc57fb2a1f87743d38ae1d7991c4872";

export default node;
