/**
 * @generated SignedSource<<a3be0855dd750680b61408ef20aa7dcb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessReason = "ADDON_ENDED" | "ADDON_LIMIT" | "ADDON_SHORT" | "ALREADY_PAID" | "AMOUNT_LIMIT" | "BALANCE_SHORT" | "BUY_LIMIT" | "CART_FULL" | "CERT_EXPIRED" | "CODE_TOO_OFTEN" | "CODE_WRONG" | "COMBO_ENDED" | "CONTRACT_UNSIGNED" | "COUPON_EMPTY" | "COUPON_EXPIRED" | "COUPON_LIMIT" | "COUPON_MIN" | "COUPON_USED" | "CREDIT_OVERDUE" | "CREDIT_SHORT" | "DRAW_DONE" | "DRAW_ENDED" | "EPH_NOT_ALLOWED" | "EPH_RECEIPT_DUE" | "FLASH_ENDED" | "FLASH_LIMIT" | "GIFT_SHORT" | "GROUP_ENDED" | "GROUP_FULL" | "GROUP_JOINED" | "IDEMPOTENCY_REUSED" | "INVOICED" | "LOCKED" | "MEMBER_DENIED" | "MIN_ORDER" | "MIN_QTY" | "NOTHING_SELECTED" | "NOT_BUYABLE" | "NOT_FOUND" | "NOT_ON_SALE" | "NOT_REVIEWED" | "OUT_OF_STOCK" | "PACK_MULTIPLE" | "PAY_CLOSED" | "POINTS_SHORT" | "PRICE_CHANGED" | "QUOTE_CHANGED" | "QUOTE_EXPIRED" | "RATE_LIMITED" | "REGION_DENIED" | "RETURN_QTY" | "RETURN_WINDOW" | "SCOPE_DENIED" | "SHOP_CHANGED" | "SHOP_FROZEN" | "STATE_CHANGED" | "STOCK_SHORT" | "TICKET_EXPIRED" | "UNPAID_LIMIT" | "%future added value";
export type CartLineKind = "ADDON" | "COMBINATION" | "FLASH" | "GROUP" | "PLAIN" | "%future added value";
export type CouponKind = "SHIPPING" | "THRESHOLD" | "%future added value";
export type GoodsKind = "DEVICE" | "FOOD" | "HERB" | "PATENT" | "WESTERN" | "%future added value";
export type PromotionKind = "DISCOUNT" | "FULL_REDUCTION" | "PIECES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type cartState_cart$data = {
  readonly addons: ReadonlyArray<{
    readonly full: string;
    readonly goods: {
      readonly goodsID: string;
      readonly id: string;
      readonly name: string;
    };
    readonly isReached: boolean;
    readonly left: number;
    readonly name: string;
    readonly perOrder: number;
    readonly price: string;
    readonly promotionID: string;
    readonly short: string;
  }>;
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
  readonly id: string;
  readonly lineCount: number;
  readonly lines: ReadonlyArray<{
    readonly amount: string;
    readonly combination: {
      readonly combinationID: string;
      readonly items: ReadonlyArray<{
        readonly goods: {
          readonly goodsID: string;
          readonly id: string;
          readonly isPreferred: boolean;
          readonly kind: GoodsKind;
          readonly name: string;
          readonly packUnit: string;
          readonly spec: string;
        };
        readonly quantity: number;
      }>;
      readonly name: string;
    } | null | undefined;
    readonly fullReductionAmount: string;
    readonly gift: {
      readonly given: number;
      readonly left: number;
      readonly name: string;
      readonly needed: number;
      readonly packUnit: string;
      readonly quantity: number;
    } | null | undefined;
    readonly goods: {
      readonly cartQuantity: number;
      readonly goodsID: string;
      readonly id: string;
      readonly isPreferred: boolean;
      readonly kind: GoodsKind;
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
    readonly addons: ReadonlyArray<{
      readonly full: number;
      readonly goodsID: string;
      readonly goodsIDs: ReadonlyArray<string> | null | undefined;
      readonly left: number | null | undefined;
      readonly perOrder: number | null | undefined;
      readonly price: number;
      readonly promotionID: string;
    }>;
    readonly combinations: ReadonlyArray<{
      readonly combinationID: string;
      readonly items: ReadonlyArray<{
        readonly goodsID: string;
        readonly quantity: number;
      }>;
      readonly left: number | null | undefined;
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
    readonly groups: ReadonlyArray<{
      readonly bought: number;
      readonly goodsID: string;
      readonly left: number | null | undefined;
      readonly perMember: number | null | undefined;
      readonly saleID: string;
      readonly taken: number;
      readonly tiers: ReadonlyArray<{
        readonly price: number;
        readonly quantity: number;
      }>;
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
    readonly pieces: ReadonlyArray<{
      readonly every: number;
      readonly goodsIDs: ReadonlyArray<string> | null | undefined;
      readonly minus: number;
      readonly priority: number;
      readonly promotionID: string;
      readonly timesLeft: number | null | undefined;
      readonly timesPerOrder: number | null | undefined;
    }>;
    readonly warehouses: ReadonlyArray<{
      readonly fee: number;
      readonly freeOver: number;
      readonly minimum: number;
      readonly warehouseID: number;
    }>;
  };
  readonly promotions: ReadonlyArray<{
    readonly amount: string;
    readonly applied: string | null | undefined;
    readonly discount: string;
    readonly isReached: boolean;
    readonly kind: PromotionKind;
    readonly name: string;
    readonly next: string | null | undefined;
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
  readonly selectedCount: number;
  readonly totals: {
    readonly coupons: string;
    readonly discount: string;
    readonly goods: string;
    readonly herbs: string;
    readonly list: string;
    readonly payable: string;
    readonly preferred: string;
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
  "name": "discount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shipping",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "warehouseID",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Warehouse",
  "kind": "LinkedField",
  "name": "warehouse",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "freeOver",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fee",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "promotionID",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isReached",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "full",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minus",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "short",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "perOrder",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "left",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goodsID",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "couponID",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimum",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "face",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSelected",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "needed",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "given",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "packUnit",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "combinationID",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPreferred",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v31 = [
  (v23/*:: as any*/),
  (v16/*:: as any*/)
],
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goodsIDs",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "perMember",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bought",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priority",
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "coupons",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "preferred",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "herbs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goods",
          "storageKey": null
        },
        (v2/*:: as any*/),
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
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goodsAmount",
          "storageKey": null
        },
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minimumOrder",
          "storageKey": null
        },
        (v7/*:: as any*/),
        (v2/*:: as any*/),
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
        (v8/*:: as any*/),
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
      "concreteType": "CartPromotion",
      "kind": "LinkedField",
      "name": "promotions",
      "plural": true,
      "selections": [
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v4/*:: as any*/),
        (v11/*:: as any*/),
        (v12/*:: as any*/),
        (v1/*:: as any*/),
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
            (v13/*:: as any*/),
            (v14/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "rate",
              "storageKey": null
            },
            (v11/*:: as any*/),
            (v15/*:: as any*/),
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
      "concreteType": "CartAddon",
      "kind": "LinkedField",
      "name": "addons",
      "plural": true,
      "selections": [
        (v9/*:: as any*/),
        (v4/*:: as any*/),
        (v13/*:: as any*/),
        (v16/*:: as any*/),
        (v15/*:: as any*/),
        (v11/*:: as any*/),
        (v17/*:: as any*/),
        (v18/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Goods",
          "kind": "LinkedField",
          "name": "goods",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v19/*:: as any*/),
            (v4/*:: as any*/)
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
        (v20/*:: as any*/),
        (v4/*:: as any*/),
        (v10/*:: as any*/),
        (v21/*:: as any*/),
        (v22/*:: as any*/),
        (v12/*:: as any*/),
        (v15/*:: as any*/),
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
        (v10/*:: as any*/),
        (v23/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unitPrice",
          "storageKey": null
        },
        (v12/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listAmount",
          "storageKey": null
        },
        (v24/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullReductionAmount",
          "storageKey": null
        },
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
            (v8/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CartGift",
          "kind": "LinkedField",
          "name": "gift",
          "plural": false,
          "selections": [
            (v23/*:: as any*/),
            (v25/*:: as any*/),
            (v26/*:: as any*/),
            (v18/*:: as any*/),
            (v4/*:: as any*/),
            (v27/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CartCombination",
          "kind": "LinkedField",
          "name": "combination",
          "plural": false,
          "selections": [
            (v28/*:: as any*/),
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "CombinationItem",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                (v23/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Goods",
                  "kind": "LinkedField",
                  "name": "goods",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    (v19/*:: as any*/),
                    (v4/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "spec",
                      "storageKey": null
                    },
                    (v27/*:: as any*/),
                    (v29/*:: as any*/),
                    (v10/*:: as any*/)
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
          "concreteType": "Goods",
          "kind": "LinkedField",
          "name": "goods",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v19/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cartQuantity",
              "storageKey": null
            },
            (v29/*:: as any*/),
            (v10/*:: as any*/),
            (v5/*:: as any*/),
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
            (v19/*:: as any*/),
            (v23/*:: as any*/),
            (v30/*:: as any*/),
            (v28/*:: as any*/),
            (v24/*:: as any*/),
            (v3/*:: as any*/),
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
            (v19/*:: as any*/),
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
              "selections": (v31/*:: as any*/),
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
            (v21/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "caseQuantity",
              "storageKey": null
            },
            (v3/*:: as any*/),
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
                (v30/*:: as any*/),
                (v25/*:: as any*/),
                (v26/*:: as any*/),
                (v18/*:: as any*/),
                (v19/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PricingAddon",
          "kind": "LinkedField",
          "name": "addons",
          "plural": true,
          "selections": [
            (v19/*:: as any*/),
            (v9/*:: as any*/),
            (v13/*:: as any*/),
            (v32/*:: as any*/),
            (v16/*:: as any*/),
            (v17/*:: as any*/),
            (v18/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PricingGroup",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": [
            (v19/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "saleID",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PricingTier",
              "kind": "LinkedField",
              "name": "tiers",
              "plural": true,
              "selections": (v31/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "taken",
              "storageKey": null
            },
            (v33/*:: as any*/),
            (v34/*:: as any*/),
            (v18/*:: as any*/)
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
            (v28/*:: as any*/),
            (v16/*:: as any*/),
            (v18/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "PricingCombinationItem",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                (v19/*:: as any*/),
                (v23/*:: as any*/)
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
            (v19/*:: as any*/),
            (v16/*:: as any*/),
            (v33/*:: as any*/),
            (v34/*:: as any*/),
            (v18/*:: as any*/)
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
            (v9/*:: as any*/),
            (v35/*:: as any*/),
            (v32/*:: as any*/),
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
                (v13/*:: as any*/),
                (v14/*:: as any*/)
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
            (v9/*:: as any*/),
            (v32/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "PricingRateTier",
              "kind": "LinkedField",
              "name": "tiers",
              "plural": true,
              "selections": [
                (v13/*:: as any*/),
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
          "concreteType": "PricingPieces",
          "kind": "LinkedField",
          "name": "pieces",
          "plural": true,
          "selections": [
            (v9/*:: as any*/),
            (v35/*:: as any*/),
            (v32/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "every",
              "storageKey": null
            },
            (v14/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "timesPerOrder",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "timesLeft",
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
            (v20/*:: as any*/),
            (v10/*:: as any*/),
            (v21/*:: as any*/),
            (v22/*:: as any*/),
            (v32/*:: as any*/),
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
            (v3/*:: as any*/),
            (v6/*:: as any*/),
            (v7/*:: as any*/),
            (v21/*:: as any*/)
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

(node as any).hash = "85a4ce14914129acd26551a28f73358a";

export default node;
