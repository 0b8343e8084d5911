/**
 * @generated SignedSource<<201fb47e9c33bd086f93bc64943e5217>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsResults_list$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"GoodsCards_goods" | "GoodsRow_goods">;
    };
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsPages_list">;
  readonly " $fragmentType": "GoodsResults_list";
};
export type GoodsResults_list$key = {
  readonly " $data"?: GoodsResults_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsResults_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsResults_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Goods",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "name": "GoodsRow_goods"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "GoodsCards_goods"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsPages_list"
    }
  ],
  "type": "GoodsConnection",
  "abstractKey": null
};

(node as any).hash = "b6651ea7f537a9a2d3e09a07fbc82139";

export default node;
