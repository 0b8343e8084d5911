/**
 * @generated SignedSource<<f32c2d60c4c2992933110320d9609c69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPanelTotal_cart$data = {
  readonly isPricing: boolean | null | undefined;
  readonly lineCount: number;
  readonly selectedCount: number;
  readonly totals: {
    readonly goods: string;
  };
  readonly " $fragmentType": "CartPanelTotal_cart";
};
export type CartPanelTotal_cart$key = {
  readonly " $data"?: CartPanelTotal_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanelTotal_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPanelTotal_cart",
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
          "name": "goods",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPricing",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "8b81b9a4e9522e7e97b76df42a7c2c94";

export default node;
