/**
 * @generated SignedSource<<75ec9d00db0a834881c90d336434b109>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPanelList_query$data = {
  readonly cart: {
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "125cd42a3f9cd756cc9a8839f8f5d11f";

export default node;
