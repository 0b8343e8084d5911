/**
 * @generated SignedSource<<2eb7a8fa595e5d89a043c445e386ad84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FlashOffer_goods$data = {
  readonly detail: {
    readonly promotions: {
      readonly flash: {
        readonly boughtCount: number;
        readonly endsAt: string;
        readonly left: number;
        readonly name: string;
        readonly perMember: number;
        readonly price: string | null | undefined;
        readonly total: number;
      } | null | undefined;
      readonly serverTime: string;
    } | null | undefined;
  } | null | undefined;
  readonly goodsID: string;
  readonly isBuyable: boolean;
  readonly name: string;
  readonly packUnit: string;
  readonly warehouse: {
    readonly warehouseID: string;
  };
  readonly " $fragmentType": "FlashOffer_goods";
};
export type FlashOffer_goods$key = {
  readonly " $data"?: FlashOffer_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlashOffer_goods">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "FlashOffer_goods",
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
      "name": "packUnit",
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
              "concreteType": "GoodsFlash",
              "kind": "LinkedField",
              "name": "flash",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "price",
                  "storageKey": null
                },
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
                  "name": "left",
                  "storageKey": null
                },
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
                  "name": "boughtCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endsAt",
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

(node as any).hash = "a4608ca9ab8bb6e93b9266bdf73bb258";

export default node;
