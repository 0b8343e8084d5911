/**
 * @generated SignedSource<<382dbfcc26d5412a17ee534d8826a632>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ZoneCategories_site$data = {
  readonly deviceCategories?: ReadonlyArray<{
    readonly categoryID: string;
    readonly count: number;
    readonly name: string;
  }>;
  readonly herbCategories?: ReadonlyArray<{
    readonly categoryID: string;
    readonly count: number;
    readonly name: string;
  }>;
  readonly preferredCategories?: ReadonlyArray<{
    readonly categoryID: string;
    readonly count: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ZoneCategories_site";
};
export type ZoneCategories_site$key = {
  readonly " $data"?: ZoneCategories_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"ZoneCategories_site">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "categoryID",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
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
      "name": "devices"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "herbs"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "preferred"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ZoneCategories_site",
  "selections": [
    {
      "condition": "preferred",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "preferredCategories",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "condition": "herbs",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "herbCategories",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "condition": "devices",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "deviceCategories",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "3f3ad1d0be9e40077e1a2ad16a052988";

export default node;
