/**
 * @generated SignedSource<<0c8e038c676a48e03ccf485d41fae453>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartBar_cart$data = {
  readonly selectedCount: number;
  readonly totals: {
    readonly discount: string;
    readonly payable: string;
    readonly shipping: string;
  };
  readonly " $fragmentType": "CartBar_cart";
};
export type CartBar_cart$key = {
  readonly " $data"?: CartBar_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartBar_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartBar_cart",
  "selections": [
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
          "name": "discount",
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
          "name": "payable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "369a1eb5d923020aacb365f7f560ebe8";

export default node;
