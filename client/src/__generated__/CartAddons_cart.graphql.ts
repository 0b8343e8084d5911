/**
 * @generated SignedSource<<aecca8c692630d167ed918b5c1da2569>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartAddons_cart$data = {
  readonly addons: ReadonlyArray<{
    readonly full: string;
    readonly goods: {
      readonly goodsID: string;
      readonly name: string;
    };
    readonly isReached: boolean;
    readonly left: number;
    readonly name: string;
    readonly price: string;
    readonly promotionID: string;
    readonly short: string;
  }>;
  readonly " $fragmentType": "CartAddons_cart";
};
export type CartAddons_cart$key = {
  readonly " $data"?: CartAddons_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartAddons_cart">;
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
  "name": "CartAddons_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartAddon",
      "kind": "LinkedField",
      "name": "addons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "promotionID",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "full",
          "storageKey": null
        },
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
          "name": "short",
          "storageKey": null
        },
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
            (v0/*:: as any*/)
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

(node as any).hash = "67439b30ecd0afed84895029b9da2e16";

export default node;
