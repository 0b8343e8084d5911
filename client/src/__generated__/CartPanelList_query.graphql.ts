/**
 * @generated SignedSource<<8a564a0a1e030ebec6391719f337716f>>
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
      readonly goods: {
        readonly name: string;
      };
      readonly id: string;
      readonly lineID: string;
      readonly " $fragmentSpreads": FragmentRefs<"CartPanelLine_line">;
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lineID",
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
                  "name": "name",
                  "storageKey": null
                }
              ],
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

(node as any).hash = "a310a268dde956fe1ba31ddb4441fdf7";

export default node;
