/**
 * @generated SignedSource<<e123af4d9a7953b122c3c5bcc04af372>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessReason = "ALREADY_PAID" | "BALANCE_SHORT" | "BUY_LIMIT" | "CART_FULL" | "CERT_EXPIRED" | "CODE_TOO_OFTEN" | "CODE_WRONG" | "COMBO_ENDED" | "CONTRACT_UNSIGNED" | "COUPON_EMPTY" | "COUPON_EXPIRED" | "COUPON_LIMIT" | "COUPON_MIN" | "COUPON_USED" | "CREDIT_OVERDUE" | "CREDIT_SHORT" | "DRAW_DONE" | "DRAW_ENDED" | "EPH_NOT_ALLOWED" | "EPH_RECEIPT_DUE" | "FLASH_ENDED" | "FLASH_LIMIT" | "GIFT_SHORT" | "GROUP_ENDED" | "GROUP_FULL" | "GROUP_JOINED" | "IDEMPOTENCY_REUSED" | "INVOICED" | "LOCKED" | "MEMBER_DENIED" | "MIN_ORDER" | "MIN_QTY" | "NOTHING_SELECTED" | "NOT_BUYABLE" | "NOT_FOUND" | "NOT_ON_SALE" | "NOT_REVIEWED" | "OUT_OF_STOCK" | "PACK_MULTIPLE" | "PAY_CLOSED" | "POINTS_SHORT" | "PRICE_CHANGED" | "QUOTE_CHANGED" | "QUOTE_EXPIRED" | "RATE_LIMITED" | "REGION_DENIED" | "RETURN_QTY" | "RETURN_WINDOW" | "SCOPE_DENIED" | "STATE_CHANGED" | "STOCK_SHORT" | "TICKET_EXPIRED" | "UNPAID_LIMIT" | "%future added value";
export type CartLineKind = "COMBINATION" | "FLASH" | "PLAIN" | "%future added value";
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
    readonly goods: ReadonlyArray<{
      readonly basePrice: number;
      readonly caseQuantity: number | null | undefined;
      readonly freeShippingQuantity: number | null | undefined;
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
      readonly minimum: number;
      readonly pack: number;
      readonly special: number | null | undefined;
      readonly stock: number;
      readonly warehouseID: number;
      readonly withCoupon: boolean;
    }>;
    readonly lines: ReadonlyArray<{
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
  "name": "quantity",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSelected",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goodsID",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimum",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v7/*:: as any*/),
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
        (v8/*:: as any*/),
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
            (v9/*:: as any*/),
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
            (v9/*:: as any*/),
            (v7/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            (v8/*:: as any*/),
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
            (v9/*:: as any*/),
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
                (v7/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "price",
                  "storageKey": null
                }
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
            (v10/*:: as any*/),
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
            (v10/*:: as any*/)
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

(node as any).hash = "7085759981ecbc8f57dafc2cf075f9b6";

export default node;
