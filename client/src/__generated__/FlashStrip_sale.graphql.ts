/**
 * @generated SignedSource<<fa38e679d03daca0f8f24e6331fd6e8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FlashSessionStatus = "OVER" | "RUNNING" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FlashStrip_sale$data = {
  readonly current: {
    readonly endsAt: string;
    readonly items: ReadonlyArray<{
      readonly goods: {
        readonly goodsID: string;
        readonly isBuyable: boolean;
        readonly minimumQuantity: number;
        readonly name: string;
        readonly packQuantity: number;
        readonly packUnit: string;
        readonly price: string | null | undefined;
        readonly priceText: string;
        readonly spec: string;
        readonly warehouse: {
          readonly warehouseID: string;
        };
        readonly " $fragmentSpreads": FragmentRefs<"GoodsPicture_goods">;
      };
      readonly perMember: number;
      readonly price: string | null | undefined;
      readonly taken: number;
      readonly total: number;
    }> | null | undefined;
    readonly name: string;
    readonly startsAt: string;
    readonly status: FlashSessionStatus;
  } | null | undefined;
  readonly serverTime: string;
  readonly " $fragmentType": "FlashStrip_sale";
};
export type FlashStrip_sale$key = {
  readonly " $data"?: FlashStrip_sale$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlashStrip_sale">;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FlashStrip_sale",
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
      "concreteType": "FlashSession",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FlashItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Goods",
              "kind": "LinkedField",
              "name": "goods",
              "plural": false,
              "selections": [
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
                  "name": "spec",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "priceText",
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
                  "name": "minimumQuantity",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "GoodsPicture_goods"
                }
              ],
              "storageKey": null
            },
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "taken",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "perMember",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlashSale",
  "abstractKey": null
};
})();

(node as any).hash = "0149cc05e3fc70638355435ae44c9c85";

export default node;
