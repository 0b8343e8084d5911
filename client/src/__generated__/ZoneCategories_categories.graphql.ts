/**
 * @generated SignedSource<<79a982c98d8a21acc43d4556cd625c26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ZoneCategories_categories$data = ReadonlyArray<{
  readonly categoryID: string;
  readonly count: number;
  readonly name: string;
  readonly " $fragmentType": "ZoneCategories_categories";
}>;
export type ZoneCategories_categories$key = ReadonlyArray<{
  readonly " $data"?: ZoneCategories_categories$data;
  readonly " $fragmentSpreads": FragmentRefs<"ZoneCategories_categories">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ZoneCategories_categories",
  "selections": [
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
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "912c20dc0e2e083b4819b581f37d9413";

export default node;
