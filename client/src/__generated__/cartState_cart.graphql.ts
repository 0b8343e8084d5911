/**
 * @generated SignedSource<<47f54ba438baa4c2daeebc54549a5c5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessReason = "ALREADY_PAID" | "BALANCE_SHORT" | "BUY_LIMIT" | "CART_FULL" | "CERT_EXPIRED" | "CODE_TOO_OFTEN" | "CODE_WRONG" | "COMBO_ENDED" | "CONTRACT_UNSIGNED" | "COUPON_EMPTY" | "COUPON_EXPIRED" | "COUPON_LIMIT" | "COUPON_MIN" | "COUPON_USED" | "CREDIT_OVERDUE" | "CREDIT_SHORT" | "DRAW_DONE" | "DRAW_ENDED" | "EPH_NOT_ALLOWED" | "EPH_RECEIPT_DUE" | "FLASH_ENDED" | "FLASH_LIMIT" | "GIFT_SHORT" | "GROUP_ENDED" | "GROUP_FULL" | "GROUP_JOINED" | "IDEMPOTENCY_REUSED" | "INVOICED" | "LOCKED" | "MEMBER_DENIED" | "MIN_ORDER" | "MIN_QTY" | "NOTHING_SELECTED" | "NOT_BUYABLE" | "NOT_FOUND" | "NOT_ON_SALE" | "NOT_REVIEWED" | "OUT_OF_STOCK" | "PACK_MULTIPLE" | "PAY_CLOSED" | "POINTS_SHORT" | "PRICE_CHANGED" | "QUOTE_CHANGED" | "QUOTE_EXPIRED" | "RATE_LIMITED" | "REGION_DENIED" | "RETURN_QTY" | "RETURN_WINDOW" | "SCOPE_DENIED" | "STATE_CHANGED" | "STOCK_SHORT" | "TICKET_EXPIRED" | "UNPAID_LIMIT" | "%future added value";
export type CartLineKind = "COMBINATION" | "FLASH" | "GROUP" | "PLAIN" | "%future added value";
export type CouponKind = "SHIPPING" | "THRESHOLD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type cartState_cart$data = {
  readonly id: string;
  readonly lineCount: number;
  readonly lines: ReadonlyArray<{
    readonly amount: string;
    readonly goods: {
      readonly cartQuantity: number;
      readonly goodsID: string;
      readonly id: string;
      readonly warehouse: {
        readonly name: string;
        readonly warehouseID: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"CartLineRow_goods" | "CartPanelLine_goods">;
    };
    readonly id: string;
    readonly isSelected: boolean;
    readonly kind: CartLineKind;
    readonly lineID: string;
    readonly listAmount: string;
    readonly quantity: number;
    readonly refusal: {
      readonly message: string;
      readonly reason: BusinessReason;
    } | null | undefined;
    readonly unitPrice: string | null | undefined;
  }>;
  readonly pricing: {
    readonly combinations: ReadonlyArray<{
      readonly combinationID: string;
      readonly items: ReadonlyArray<{
        readonly goodsID: string;
        readonly quantity: number;
      }>;
      readonly price: number;
    }>;
    readonly coupons: ReadonlyArray<{
      readonly couponID: string;
      readonly expires: number | null | undefined;
      readonly face: number | null | undefined;
      readonly goodsIDs: ReadonlyArray<string> | null | undefined;
      readonly kind: CouponKind;
      readonly minimum: number;
    }>;
    readonly discounts: ReadonlyArray<{
      readonly goodsIDs: ReadonlyArray<string> | null | undefined;
      readonly promotionID: string;
      readonly tiers: ReadonlyArray<{
        readonly basisPoints: number;
        readonly full: number;
      }>;
    }>;
    readonly flash: ReadonlyArray<{
      readonly bought: number;
      readonly goodsID: string;
      readonly left: number | null | undefined;
      readonly perMember: number | null | undefined;
      readonly price: number;
    }>;
    readonly fullReductions: ReadonlyArray<{
      readonly cap: number | null | undefined;
      readonly goodsIDs: ReadonlyArray<string> | null | undefined;
      readonly isRepeatable: boolean;
      readonly priority: number;
      readonly promotionID: string;
      readonly tiers: ReadonlyArray<{
        readonly full: number;
        readonly minus: number;
      }>;
    }>;
    readonly goods: ReadonlyArray<{
      readonly basePrice: number;
      readonly caseQuantity: number | null | undefined;
      readonly freeShippingQuantity: number | null | undefined;
      readonly gift: {
        readonly given: number;
        readonly goodsID: string;
        readonly left: number | null | undefined;
        readonly needed: number;
        readonly type: number;
      } | null | undefined;
      readonly goodsID: string;
      readonly isBuyable: boolean;
      readonly isCold: boolean;
      readonly isEphedrine: boolean;
      readonly isFreeShipping: boolean;
      readonly isSingleFreeShipping: boolean;
      readonly ladder: ReadonlyArray<{
        readonly price: number;
        readonly quantity: number;
      }>;
      readonly ladderType: number;
      readonly limit: number | null | undefined;
      readonly minimum: number;
      readonly pack: number;
      readonly special: number | null | undefined;
      readonly stock: number;
      readonly warehouseID: number;
      readonly withCoupon: boolean;
    }>;
    readonly lines: ReadonlyArray<{
      readonly combinationID: string | null | undefined;
      readonly goodsID: string;
      readonly id: string;
      readonly isSelected: boolean;
      readonly quantity: number;
      readonly refused: string | null | undefined;
      readonly type: number;
      readonly warehouseID: number;
    }>;
    readonly warehouses: ReadonlyArray<{
      readonly fee: number;
      readonly freeOver: number;
      readonly minimum: number;
      readonly warehouseID: number;
    }>;
  };
  readonly selectedCount: number;
  readonly totals: {
    readonly discount: string;
    readonly goods: string;
    readonly list: string;
    readonly payable: string;
    readonly shipping: string;
  };
  readonly warehouses: ReadonlyArray<{
    readonly fee: string;
    readonly freeOver: string;
    readonly goodsAmount: string;
    readonly minimumOrder: string;
    readonly shipping: string;
    readonly shortOfFree: string;
    readonly shortOfMinimum: string;
    readonly warehouse: {
      readonly name: string;
      readonly warehouseID: string;
    };
  }>;
  readonly warnings: ReadonlyArray<{
    readonly available: number | null | undefined;
    readonly code: BusinessReason;
    readonly message: string;
    readonly targetId: string | null | undefined;
  }>;
  readonly " $fragmentType": "cartState_cart";
};
export type cartState_cart$key = {
  readonly " $data"?: cartState_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"cartState_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shipping",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "warehouseID",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Warehouse",
  "kind": "LinkedField",
  "name": "warehouse",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "freeOver",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fee",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSelected",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goodsID",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "combinationID",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimum",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "left",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "promotionID",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goodsIDs",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "full",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "cartState_cart",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "selectedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "list",
          "storageKey": null
        },
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
          "name": "goods",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payable",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartWarehouse",
      "kind": "LinkedField",
      "name": "warehouses",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goodsAmount",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minimumOrder",
          "storageKey": null
        },
        (v5/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortOfFree",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortOfMinimum",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Warning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "targetId",
          "storageKey": null
        },
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "available",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineID",
          "storageKey": null
        },
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unitPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listAmount",
          "storageKey": null
        },
        (v9/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CartLineRefusal",
          "kind": "LinkedField",
          "name": "refusal",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            (v6/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Goods",
          "kind": "LinkedField",
          "name": "goods",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v10/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cartQuantity",
              "storageKey": null
            },
            (v3/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CartLineRow_goods"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CartPanelLine_goods"
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
      "concreteType": "CartPricing",
      "kind": "LinkedField",
      "name": "pricing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PricingLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v10/*:: as any*/),
            (v8/*:: as any*/),
            (v11/*:: as any*/),
            (v12/*:: as any*/),
            (v9/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "refused",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PricingGoods",
          "kind": "LinkedField",
          "name": "goods",
          "plural": true,
          "selections": [
            (v10/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "basePrice",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "special",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PricingTier",
              "kind": "LinkedField",
              "name": "ladder",
              "plural": true,
              "selections": [
                (v8/*:: as any*/),
                (v13/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ladderType",
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
              "name": "pack",
              "storageKey": null
            },
            (v14/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "caseQuantity",
              "storageKey": null
            },
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "withCoupon",
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
              "name": "isCold",
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
              "name": "limit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PricingGift",
              "kind": "LinkedField",
              "name": "gift",
              "plural": false,
              "selections": [
                (v11/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "needed",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "given",
                  "storageKey": null
                },
                (v15/*:: as any*/),
                (v10/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PricingCombination",
          "kind": "LinkedField",
          "name": "combinations",
          "plural": true,
          "selections": [
            (v12/*:: as any*/),
            (v13/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "PricingCombinationItem",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                (v10/*:: as any*/),
                (v8/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PricingFlash",
          "kind": "LinkedField",
          "name": "flash",
          "plural": true,
          "selections": [
            (v10/*:: as any*/),
            (v13/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "perMember",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bought",
              "storageKey": null
            },
            (v15/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PricingFullReduction",
          "kind": "LinkedField",
          "name": "fullReductions",
          "plural": true,
          "selections": [
            (v16/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "priority",
              "storageKey": null
            },
            (v17/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isRepeatable",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cap",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PricingMinusTier",
              "kind": "LinkedField",
              "name": "tiers",
              "plural": true,
              "selections": [
                (v18/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "minus",
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
          "concreteType": "PricingDiscount",
          "kind": "LinkedField",
          "name": "discounts",
          "plural": true,
          "selections": [
            (v16/*:: as any*/),
            (v17/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "PricingRateTier",
              "kind": "LinkedField",
              "name": "tiers",
              "plural": true,
              "selections": [
                (v18/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "basisPoints",
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
          "concreteType": "PricingCoupon",
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
            (v7/*:: as any*/),
            (v14/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "face",
              "storageKey": null
            },
            (v17/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expires",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PricingWarehouse",
          "kind": "LinkedField",
          "name": "warehouses",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v14/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "3a14a730dfe7cde279c0a61dcb65f458";

export default node;
