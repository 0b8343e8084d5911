/**
 * @generated SignedSource<<dd7c9ee25b79c843f63bb88aa40d0f0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TierMode = "GRADUATED" | "WHOLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useAddToCart_goods$data = {
  readonly cartQuantity: number;
  readonly caseQuantity: number | null | undefined;
  readonly freeShippingQuantity: number | null | undefined;
  readonly goodsID: string;
  readonly id: string;
  readonly isBuyable: boolean;
  readonly isColdChain: boolean;
  readonly isEphedrine: boolean;
  readonly isFreeShipping: boolean;
  readonly isSingleFreeShipping: boolean;
  readonly minimumQuantity: number;
  readonly name: string;
  readonly packQuantity: number;
  readonly price: string | null | undefined;
  readonly stock: number;
  readonly tierMode: TierMode;
  readonly tiers: ReadonlyArray<{
    readonly price: string;
    readonly quantity: number;
  }>;
  readonly warehouse: {
    readonly warehouseID: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CartPanelLine_goods">;
  readonly " $fragmentType": "useAddToCart_goods";
};
export type useAddToCart_goods$key = {
  readonly " $data"?: useAddToCart_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAddToCart_goods">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useAddToCart_goods",
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
    (v0/*:: as any*/),
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
      "name": "caseQuantity",
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
        },
        (v0/*:: as any*/)
      ],
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "warehouseID",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFreeShipping",
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
      "kind": "ScalarField",
      "name": "isEphedrine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isColdChain",
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
      "name": "CartPanelLine_goods"
    }
  ],
  "type": "Goods",
  "abstractKey": null
};
})();

(node as any).hash = "cd9790de9a2e4ed100cd8fa708d136b5";

export default node;
