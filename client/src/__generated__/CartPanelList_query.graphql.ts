/**
 * @generated SignedSource<<4b6304cfd35a0ad0f66857a353c1d506>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPanelList_query$data = {
  readonly cart: {
    readonly lineCount: number;
    readonly lines: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CartPanelLine_line">;
    }>;
    readonly selectedCount: number;
    readonly totals: {
      readonly goods: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"cartState_cart">;
  } | null | undefined;
  readonly " $fragmentType": "CartPanelList_query";
};
export type CartPanelList_query$key = {
  readonly " $data"?: CartPanelList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanelList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPanelList_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cart",
      "kind": "LinkedField",
      "name": "cart",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "cartState_cart"
        },
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
          "alias": null,
          "args": null,
          "concreteType": "CartLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CartPanelLine_line"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1fc3f47d10536c7407b004e587d018d0";

export default node;
