/**
 * @generated SignedSource<<ba9163f0af866831dddef746e2fa82ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListingFrame_list$data = {
  readonly correction: {
    readonly word: string | null | undefined;
  } | null | undefined;
  readonly facets?: {
    readonly " $fragmentSpreads": FragmentRefs<"ChosenFilters_facets">;
  } | null | undefined;
  readonly totalCount: number;
  readonly " $fragmentType": "ListingFrame_list";
};
export type ListingFrame_list$key = {
  readonly " $data"?: ListingFrame_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListingFrame_list">;
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
  "name": "ListingFrame_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchCorrection",
      "kind": "LinkedField",
      "name": "correction",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "word",
          "storageKey": null
        }
      ],
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
    }
  ],
  "type": "GoodsConnection",
  "abstractKey": null
};

(node as any).hash = "dfb0dfc42765f7ec16877fbc9245aae6";

export default node;
