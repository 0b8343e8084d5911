/**
 * @generated SignedSource<<b18a6e82db5af93c32f664eb68a24239>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FreeShippingLeft_cart$data = {
  readonly warehouses: ReadonlyArray<{
    readonly freeOver: string;
    readonly goodsAmount: string;
    readonly shipping: string;
    readonly shortOfFree: string;
    readonly warehouse: {
      readonly name: string;
      readonly warehouseID: string;
    };
  }>;
  readonly " $fragmentType": "FreeShippingLeft_cart";
};
export type FreeShippingLeft_cart$key = {
  readonly " $data"?: FreeShippingLeft_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"FreeShippingLeft_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FreeShippingLeft_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartWarehouse",
      "kind": "LinkedField",
      "name": "warehouses",
      "plural": true,
      "selections": [
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
            },
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
          "name": "freeOver",
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
          "kind": "ScalarField",
          "name": "shortOfFree",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "54d169d0a0fed5d0404e577d4e985707";

export default node;
