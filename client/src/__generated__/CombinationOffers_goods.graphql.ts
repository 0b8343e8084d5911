/**
 * @generated SignedSource<<70911bc874bcbfdab5e4ea13246d3481>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CombinationOffers_goods$data = {
  readonly detail: {
    readonly promotions: {
      readonly combinations: ReadonlyArray<{
        readonly combinationID: string;
        readonly items: ReadonlyArray<{
          readonly goods: {
            readonly goodsID: string;
            readonly name: string;
            readonly packUnit: string;
          };
          readonly quantity: number;
        }>;
        readonly left: number | null | undefined;
        readonly listPrice: string | null | undefined;
        readonly name: string;
        readonly price: string | null | undefined;
        readonly warehouseID: string;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly goodsID: string;
  readonly isBuyable: boolean;
  readonly " $fragmentType": "CombinationOffers_goods";
};
export type CombinationOffers_goods$key = {
  readonly " $data"?: CombinationOffers_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"CombinationOffers_goods">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goodsID",
  "storageKey": null
},
v1 = {
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
  "name": "CombinationOffers_goods",
  "selections": [
    (v0/*:: as any*/),
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
              "concreteType": "Combination",
              "kind": "LinkedField",
              "name": "combinations",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "combinationID",
                  "storageKey": null
                },
                (v1/*:: as any*/),
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
                  "name": "listPrice",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "warehouseID",
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
                  "concreteType": "CombinationItem",
                  "kind": "LinkedField",
                  "name": "items",
                  "plural": true,
                  "selections": [
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
                      "concreteType": "Goods",
                      "kind": "LinkedField",
                      "name": "goods",
                      "plural": false,
                      "selections": [
                        (v0/*:: as any*/),
                        (v1/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "packUnit",
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

(node as any).hash = "7775810718ad4f9839cc6f5a45613226";

export default node;
