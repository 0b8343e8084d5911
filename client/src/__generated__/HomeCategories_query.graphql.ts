/**
 * @generated SignedSource<<eb7fee7c06d3c1efe57f33c00f86cb9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeCategories_query$data = {
  readonly categories: ReadonlyArray<{
    readonly categoryID: string;
    readonly children: ReadonlyArray<{
      readonly categoryID: string;
      readonly name: string;
    }>;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "HomeCategories_query";
};
export type HomeCategories_query$key = {
  readonly " $data"?: HomeCategories_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeCategories_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoryID",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeCategories_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "children",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
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
})();

(node as any).hash = "62e4ac31f6ccb0d53a8023cca6c7c59d";

export default node;
