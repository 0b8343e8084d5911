/**
 * @generated SignedSource<<d3ed29a7f52fc0cf1c26e614543f8f5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CouponKind = "SHIPPING" | "THRESHOLD" | "%future added value";
export type PromotionKind = "DISCOUNT" | "FULL_REDUCTION" | "PIECES" | "%future added value";
export type TierMode = "GRADUATED" | "WHOLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GoodsPromotions_goods$data = {
  readonly cartQuantity: number;
  readonly detail: {
    readonly promotions: {
      readonly activities: ReadonlyArray<{
        readonly goodsCount: number | null | undefined;
        readonly promotion: {
          readonly isRepeatable: boolean;
          readonly kind: PromotionKind;
          readonly promotionID: string;
          readonly terms: ReadonlyArray<string>;
          readonly tiers: ReadonlyArray<{
            readonly full: string;
            readonly minus: string | null | undefined;
            readonly rate: number | null | undefined;
          }>;
        };
      }>;
      readonly coupons: ReadonlyArray<{
        readonly couponID: string;
        readonly face: string | null | undefined;
        readonly kind: CouponKind;
        readonly minimum: string;
        readonly name: string;
      }>;
      readonly flash: {
        readonly endsAt: string;
      } | null | undefined;
      readonly gift: {
        readonly give: number;
        readonly isRepeatable: boolean;
        readonly left: number;
        readonly name: string;
        readonly need: number;
        readonly spec: string;
      } | null | undefined;
      readonly limit: {
        readonly endsAt: string;
        readonly left: number | null | undefined;
        readonly perMember: number;
      } | null | undefined;
      readonly serverTime: string;
      readonly specialUntil: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly isBuyable: boolean;
  readonly listPrice: string | null | undefined;
  readonly packQuantity: number;
  readonly packUnit: string;
  readonly price: string | null | undefined;
  readonly tierMode: TierMode;
  readonly tiers: ReadonlyArray<{
    readonly price: string;
    readonly quantity: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CombinationOffers_goods" | "FlashOffer_goods">;
  readonly " $fragmentType": "GoodsPromotions_goods";
};
export type GoodsPromotions_goods$key = {
  readonly " $data"?: GoodsPromotions_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsPromotions_goods">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRepeatable",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "left",
  "storageKey": null
},
v5 = {
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
  "name": "GoodsPromotions_goods",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "FlashOffer_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CombinationOffers_goods"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsDetail",
      "kind": "LinkedField",
      "name": "detail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "GoodsPromotions",
          "kind": "LinkedField",
          "name": "promotions",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "serverTime",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "specialUntil",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "GoodsFlash",
              "kind": "LinkedField",
              "name": "flash",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "GoodsActivity",
              "kind": "LinkedField",
              "name": "activities",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "goodsCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Promotion",
                  "kind": "LinkedField",
                  "name": "promotion",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "promotionID",
                      "storageKey": null
                    },
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "terms",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "PromotionTier",
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
                        }
                      ],
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
              "concreteType": "GoodsGift",
              "kind": "LinkedField",
              "name": "gift",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "need",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "give",
                  "storageKey": null
                },
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "spec",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "GoodsLimit",
              "kind": "LinkedField",
              "name": "limit",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "perMember",
                  "storageKey": null
                },
                (v4/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Coupon",
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
                (v5/*:: as any*/),
                (v2/*:: as any*/),
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
                  "name": "minimum",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Goods",
  "abstractKey": null
};
})();

(node as any).hash = "027234eea552b26a97bf2fff463a894e";

export default node;
