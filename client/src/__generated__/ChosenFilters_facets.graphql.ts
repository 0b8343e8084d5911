/**
 * @generated SignedSource<<61df5ba1d78cfe37efe74e58df5fb5ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChosenFilters_facets$data = {
  readonly dosageForms: ReadonlyArray<{
    readonly text: string;
    readonly value: string;
  }>;
  readonly expiries: ReadonlyArray<{
    readonly text: string;
    readonly value: string;
  }>;
  readonly manufacturers: ReadonlyArray<{
    readonly text: string;
    readonly value: string;
  }>;
  readonly specs: ReadonlyArray<{
    readonly text: string;
    readonly value: string;
  }>;
  readonly tags: ReadonlyArray<{
    readonly text: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "ChosenFilters_facets";
};
export type ChosenFilters_facets$key = {
  readonly " $data"?: ChosenFilters_facets$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenFilters_facets">;
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChosenFilters_facets",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsFacet",
      "kind": "LinkedField",
      "name": "dosageForms",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsFacet",
      "kind": "LinkedField",
      "name": "specs",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsFacet",
      "kind": "LinkedField",
      "name": "expiries",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsFacet",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "GoodsFacets",
  "abstractKey": null
};
})();

(node as any).hash = "a56c32737d0a0abc61c5ef43122a0e88";

export default node;
