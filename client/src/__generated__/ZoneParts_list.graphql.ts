/**
 * @generated SignedSource<<149f518b2d581a2ec15cf76d589c62e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ZoneParts_list$data = {
  readonly facets: {
    readonly dosageForms?: ReadonlyArray<{
      readonly count: number;
      readonly text: string;
      readonly value: string;
    }>;
    readonly expiries?: ReadonlyArray<{
      readonly count: number;
      readonly text: string;
      readonly value: string;
    }>;
    readonly manufacturers?: ReadonlyArray<{
      readonly count: number;
      readonly text: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly totalCount: number;
  readonly " $fragmentType": "ZoneParts_list";
};
export type ZoneParts_list$key = {
  readonly " $data"?: ZoneParts_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"ZoneParts_list">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "expiries"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "forms"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "makers"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ZoneParts_list",
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
      "concreteType": "GoodsFacets",
      "kind": "LinkedField",
      "name": "facets",
      "plural": false,
      "selections": [
        {
          "condition": "forms",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "GoodsFacet",
              "kind": "LinkedField",
              "name": "dosageForms",
              "plural": true,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ]
        },
        {
          "condition": "makers",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "GoodsFacet",
              "kind": "LinkedField",
              "name": "manufacturers",
              "plural": true,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ]
        },
        {
          "condition": "expiries",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "GoodsFacet",
              "kind": "LinkedField",
              "name": "expiries",
              "plural": true,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GoodsConnection",
  "abstractKey": null
};
})();

(node as any).hash = "643d63026d9a5cfa1b47872c81c08354";

export default node;
