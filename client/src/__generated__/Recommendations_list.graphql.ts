/**
 * @generated SignedSource<<dda092f2aa04588acbe54cf21f696317>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Recommendations_list$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"HomeGoodsCard_goods">;
    };
  }>;
  readonly " $fragmentType": "Recommendations_list";
};
export type Recommendations_list$key = {
  readonly " $data"?: Recommendations_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"Recommendations_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Recommendations_list",
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
              "name": "HomeGoodsCard_goods"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RecommendationConnection",
  "abstractKey": null
};

(node as any).hash = "27dfb6f69278a319813ea249ddc19c3a";

export default node;
