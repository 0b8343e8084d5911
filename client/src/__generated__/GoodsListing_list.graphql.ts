/**
 * @generated SignedSource<<8449b11c574ebcf4543f1bc30d679a03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsListing_list$data = {
  readonly facets?: {
    readonly " $fragmentSpreads": FragmentRefs<"ChosenFilters_facets">;
  } | null | undefined;
  readonly totalCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsResults_list">;
  readonly " $fragmentType": "GoodsListing_list";
};
export type GoodsListing_list$key = {
  readonly " $data"?: GoodsListing_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsListing_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "hasChosen"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsListing_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "condition": "hasChosen",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "GoodsFacets",
          "kind": "LinkedField",
          "name": "facets",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ChosenFilters_facets"
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsResults_list"
    }
  ],
  "type": "GoodsConnection",
  "abstractKey": null
};

(node as any).hash = "8c237a7fdc9bf28fe2e7309f1cf75abe";

export default node;
