/**
 * @generated SignedSource<<4761434d7cc3b965a1c68e301591fb6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShopRole = "BUYER" | "FINANCE" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Colleagues_viewer$data = {
  readonly shops: ReadonlyArray<{
    readonly company: string;
    readonly isCurrent: boolean;
    readonly role: ShopRole;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ColleagueList_viewer">;
  readonly " $fragmentType": "Colleagues_viewer";
};
export type Colleagues_viewer$key = {
  readonly " $data"?: Colleagues_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Colleagues_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Colleagues_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopCard",
      "kind": "LinkedField",
      "name": "shops",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "company",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ColleagueList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "37f68f563df2555d12988310cf9790ab";

export default node;
