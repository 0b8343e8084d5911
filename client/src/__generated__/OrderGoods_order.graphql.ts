/**
 * @generated SignedSource<<20806f9ea6b48b96755287189056a65a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderLineKind = "ADDON" | "COMBINATION" | "FLASH" | "GIFT" | "GROUP" | "PLAIN" | "%future added value";
export type PricingPhase = "ADDON" | "COMBINATION" | "COUPON" | "DISCOUNT" | "FLASH" | "FULL_REDUCTION" | "GROUP" | "LADDER" | "OTHER" | "PIECES" | "SPECIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderGoods_order$data = {
  readonly detail: {
    readonly lines: ReadonlyArray<{
      readonly adjustments: ReadonlyArray<{
        readonly amount: string;
        readonly phase: PricingPhase;
        readonly title: string;
      }>;
      readonly amount: string;
      readonly goodsID: string;
      readonly images: ReadonlyArray<string>;
      readonly kind: OrderLineKind;
      readonly lapsedQuantity: number;
      readonly lapsedRefund: string;
      readonly lineID: string;
      readonly listAmount: string;
      readonly lots: ReadonlyArray<{
        readonly expiresOn: string;
        readonly lotNumber: string;
        readonly quantity: number;
      }>;
      readonly manufacturer: string;
      readonly name: string;
      readonly packUnit: string;
      readonly quantity: number;
      readonly refunded: string;
      readonly returnedQuantity: number;
      readonly spec: string;
      readonly unitPrice: string;
    }>;
  } | null | undefined;
  readonly firstLines: ReadonlyArray<{
    readonly adjustments: ReadonlyArray<{
      readonly amount: string;
      readonly phase: PricingPhase;
      readonly title: string;
    }>;
    readonly amount: string;
    readonly goodsID: string;
    readonly images: ReadonlyArray<string>;
    readonly kind: OrderLineKind;
    readonly lapsedQuantity: number;
    readonly lapsedRefund: string;
    readonly lineID: string;
    readonly listAmount: string;
    readonly lots: ReadonlyArray<{
      readonly expiresOn: string;
      readonly lotNumber: string;
      readonly quantity: number;
    }>;
    readonly manufacturer: string;
    readonly name: string;
    readonly packUnit: string;
    readonly quantity: number;
    readonly refunded: string;
    readonly returnedQuantity: number;
    readonly spec: string;
    readonly unitPrice: string;
  }>;
  readonly lineCount: number;
  readonly " $fragmentType": "OrderGoods_order";
};
export type OrderGoods_order$key = {
  readonly " $data"?: OrderGoods_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderGoods_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v2 = [
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
    "name": "goodsID",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "kind",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "spec",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "manufacturer",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "packUnit",
    "storageKey": null
  },
  (v0/*:: as any*/),
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
    "name": "listAmount",
    "storageKey": null
  },
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "returnedQuantity",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "refunded",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lapsedQuantity",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lapsedRefund",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "images",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "OrderLot",
    "kind": "LinkedField",
    "name": "lots",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lotNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresOn",
        "storageKey": null
      },
      (v0/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PriceAdjustment",
    "kind": "LinkedField",
    "name": "adjustments",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phase",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      (v1/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderGoods_order",
  "selections": [
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
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "firstLines",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderDetail",
      "kind": "LinkedField",
      "name": "detail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "64cc511f0fa5f41045bf638959cf3d3b";

export default node;
