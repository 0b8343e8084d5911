/**
 * @generated SignedSource<<8cb5ad2e81417dc4599210f0dbb09c0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPanelTotal_cart$data = {
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
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "acf03e88b263973e4a7c8f068ce3b03c";

export default node;
