/**
 * @generated SignedSource<<3cd756ca30d46ce1414080389dcea83c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CouponKind = "SHIPPING" | "THRESHOLD" | "%future added value";
export type PromotionKind = "DISCOUNT" | "FULL_REDUCTION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CartOffers_cart$data = {
  readonly coupons: ReadonlyArray<{
    readonly amount: string;
    readonly couponID: string;
    readonly face: string | null | undefined;
    readonly isUsed: boolean;
    readonly kind: CouponKind;
    readonly minimum: string;
    readonly name: string;
    readonly saves: string;
    readonly short: string;
  }>;
  readonly promotions: ReadonlyArray<{
    readonly amount: string;
    readonly discount: string;
    readonly isReached: boolean;
    readonly kind: PromotionKind;
    readonly name: string;
    readonly promotionID: string;
    readonly tiers: ReadonlyArray<{
      readonly full: string;
      readonly isApplied: boolean;
      readonly isReached: boolean;
      readonly minus: string | null | undefined;
      readonly rate: number | null | undefined;
      readonly short: string;
    }>;
  }>;
  readonly " $fragmentType": "CartOffers_cart";
};
export type CartOffers_cart$key = {
  readonly " $data"?: CartOffers_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartOffers_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isReached",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "short",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartOffers_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartPromotion",
      "kind": "LinkedField",
      "name": "promotions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "promotionID",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CartPromotionTier",
          "kind": "LinkedField",
          "name": "tiers",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "full",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minus",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rate",
              "storageKey": null
            },
            (v2/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isApplied",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartCoupon",
      "kind": "LinkedField",
      "name": "coupons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "couponID",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minimum",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "face",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "saves",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUsed",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "f916e0904be4858e14ef84f095417e56";

export default node;
