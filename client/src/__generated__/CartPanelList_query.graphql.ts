/**
 * @generated SignedSource<<6375d0282c21fda4baaa69185650b1ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPanelList_query$data = {
  readonly cart: {
    readonly isPricing: boolean | null | undefined;
    readonly lines: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CartPanelLine_line" | "CartPanelRun_lines">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"CartPanelTotal_cart" | "cartState_cart">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartPanelTotal_cart"
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
              "name": "CartPanelRun_lines"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CartPanelLine_line"
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "7db7a1d512ac21818badf079ed880a45";

export default node;
