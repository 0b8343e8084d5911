/**
 * @generated SignedSource<<83d8b8df05d12d4723096b40ed3663c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddonGoods_addon$data = {
  readonly goods: {
    readonly goodsID: string;
    readonly manufacturer: string;
    readonly minimumQuantity: number;
    readonly name: string;
    readonly packQuantity: number;
    readonly packUnit: string;
    readonly price: string | null | undefined;
    readonly spec: string;
    readonly warehouse: {
      readonly warehouseID: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"GoodsPicture_goods">;
  };
  readonly isReached: boolean;
  readonly left: number;
  readonly perOrder: number;
  readonly price: string;
  readonly " $fragmentType": "AddonGoods_addon";
};
export type AddonGoods_addon$key = {
  readonly " $data"?: AddonGoods_addon$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddonGoods_addon">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "AddonGoods_addon",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReached",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "perOrder",
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
        (v0/*:: as any*/),
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
    }
  ],
  "type": "CartAddon",
  "abstractKey": null
};
})();

(node as any).hash = "0e631b9bf9fae34b763c57b6f944407d";

export default node;
