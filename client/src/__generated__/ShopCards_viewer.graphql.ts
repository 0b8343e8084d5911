/**
 * @generated SignedSource<<b4478026f2083e2f473251593f2ea046>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "FROZEN" | "PASSED" | "PENDING" | "REJECTED" | "%future added value";
export type ShopRole = "BUYER" | "FINANCE" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ShopCards_viewer$data = {
  readonly shops: ReadonlyArray<{
    readonly address: string | null | undefined;
    readonly cartCount: number;
    readonly company: string;
    readonly isCurrent: boolean;
    readonly memberID: string;
    readonly papersDueCount: number;
    readonly review: ReviewState;
    readonly role: ShopRole;
    readonly unpaidCount: number;
  }> | null | undefined;
  readonly " $fragmentType": "ShopCards_viewer";
};
export type ShopCards_viewer$key = {
  readonly " $data"?: ShopCards_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopCards_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopCards_viewer",
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
          "name": "memberID",
          "storageKey": null
        },
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
          "name": "review",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cartCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unpaidCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "papersDueCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8e4edc242c47a47dd4469569ff2cf687";

export default node;
