/**
 * @generated SignedSource<<a4416d4a5712363ee604a3925e69ad7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceHistory_goods$data = {
  readonly history: {
    readonly prices: ReadonlyArray<{
      readonly on: string;
      readonly price: string;
    }>;
    readonly purchases: ReadonlyArray<{
      readonly on: string;
      readonly orderNo: string;
      readonly price: string;
      readonly quantity: number;
    }>;
  } | null | undefined;
  readonly packUnit: string;
  readonly " $fragmentType": "PriceHistory_goods";
};
export type PriceHistory_goods$key = {
  readonly " $data"?: PriceHistory_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceHistory_goods">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "on",
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
  "name": "PriceHistory_goods",
  "selections": [
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
      "concreteType": "GoodsHistory",
      "kind": "LinkedField",
      "name": "history",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PriceStep",
          "kind": "LinkedField",
          "name": "prices",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GoodsPurchase",
          "kind": "LinkedField",
          "name": "purchases",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
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
              "name": "orderNo",
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

(node as any).hash = "18bb66f155f2d2f023057065718e5762";

export default node;
