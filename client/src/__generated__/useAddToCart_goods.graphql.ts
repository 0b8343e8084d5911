/**
 * @generated SignedSource<<454d1f2f1641d7aed60478438bf2af37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GoodsKind = "DEVICE" | "FOOD" | "HERB" | "PATENT" | "WESTERN" | "%future added value";
export type GoodsTagKind = "ADDON" | "COLD" | "CONTROLLED" | "DISCOUNT" | "EPHEDRINE" | "FLASH" | "FULL_REDUCTION" | "GIFT" | "NEAR_EXPIRY" | "NEW" | "OTHER" | "PIECES" | "PREFERRED" | "SPECIAL" | "%future added value";
export type TierMode = "GRADUATED" | "WHOLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useAddToCart_goods$data = {
  readonly cartQuantity: number;
  readonly caseQuantity: number | null | undefined;
  readonly couponIDs: ReadonlyArray<string> | null | undefined;
  readonly freeShippingQuantity: number | null | undefined;
  readonly goodsID: string;
  readonly id: string;
  readonly isBuyable: boolean;
  readonly isColdChain: boolean;
  readonly isCouponEligible: boolean | null | undefined;
  readonly isEphedrine: boolean;
  readonly isFreeShipping: boolean;
  readonly isPreferred: boolean;
  readonly isSingleFreeShipping: boolean;
  readonly kind: GoodsKind;
  readonly listPrice: string | null | undefined;
  readonly minimumQuantity: number;
  readonly name: string;
  readonly packQuantity: number;
  readonly price: string | null | undefined;
  readonly stock: number;
  readonly tags: ReadonlyArray<{
    readonly kind: GoodsTagKind;
    readonly promotionIDs: ReadonlyArray<string> | null | undefined;
  }>;
  readonly tierMode: TierMode;
  readonly tiers: ReadonlyArray<{
    readonly price: string;
    readonly quantity: number;
  }>;
  readonly warehouse: {
    readonly name: string;
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
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
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
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listPrice",
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
        (v1/*:: as any*/)
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
        },
        (v0/*:: as any*/)
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
      "name": "isPreferred",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCouponEligible",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "couponIDs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsTag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "promotionIDs",
          "storageKey": null
        }
      ],
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

(node as any).hash = "7c9ba8747b921908323606e6c6be6d27";

export default node;
