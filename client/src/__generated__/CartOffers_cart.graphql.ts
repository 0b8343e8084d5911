/**
 * @generated SignedSource<<0247163a26d106406c1c87b7f08a0902>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CouponKind = "SHIPPING" | "THRESHOLD" | "%future added value";
export type PromotionKind = "DISCOUNT" | "FULL_REDUCTION" | "PIECES" | "%future added value";
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
    readonly applied: string | null | undefined;
    readonly discount: string;
    readonly isReached: boolean;
    readonly kind: PromotionKind;
    readonly name: string;
    readonly next: string | null | undefined;
    readonly promotionID: string;
    readonly tiers: ReadonlyArray<{
      readonly full: string;
      readonly isReached: boolean;
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
          "kind": "ScalarField",
          "name": "applied",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "next",
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
            (v2/*:: as any*/),
            (v3/*:: as any*/)
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        (v3/*:: as any*/),
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

(node as any).hash = "d0848c14b362cbe08279b9c5f09bc351";

export default node;
