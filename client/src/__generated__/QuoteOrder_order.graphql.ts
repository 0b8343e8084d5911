/**
 * @generated SignedSource<<976bd65f7691a4fee4c9c389b1891543>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PricingPhase = "ADDON" | "COMBINATION" | "COUPON" | "DISCOUNT" | "FLASH" | "FULL_REDUCTION" | "GROUP" | "LADDER" | "OTHER" | "PIECES" | "SPECIAL" | "%future added value";
export type ShipmentKind = "COLD" | "EPHEDRINE" | "PLAIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuoteOrder_order$data = {
  readonly goodsAmount: string;
  readonly kind: ShipmentKind;
  readonly lines: ReadonlyArray<{
    readonly adjustments: ReadonlyArray<{
      readonly amount: string;
      readonly phase: PricingPhase;
      readonly title: string;
    }>;
    readonly amount: string;
    readonly goodsID: string;
    readonly lineID: string;
    readonly listAmount: string;
    readonly name: string;
    readonly quantity: number;
    readonly unitPrice: string;
  }>;
  readonly shipping: string;
  readonly warehouse: {
    readonly name: string;
  };
  readonly " $fragmentType": "QuoteOrder_order";
};
export type QuoteOrder_order$key = {
  readonly " $data"?: QuoteOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteOrder_order">;
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
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteOrder_order",
  "selections": [
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
      "concreteType": "Warehouse",
      "kind": "LinkedField",
      "name": "warehouse",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goodsAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuoteLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
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
      ],
      "storageKey": null
    }
  ],
  "type": "QuoteOrder",
  "abstractKey": null
};
})();

(node as any).hash = "ee8d69a72ddd0db09a172541b414e2ed";

export default node;
