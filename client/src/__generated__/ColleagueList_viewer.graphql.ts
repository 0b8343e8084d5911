/**
 * @generated SignedSource<<b5dc466c72aa0e8df8e4ee2e703abf76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShopRole = "BUYER" | "FINANCE" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ColleagueList_viewer$data = {
  readonly colleagues: ReadonlyArray<{
    readonly accountID: string;
    readonly isSelf: boolean;
    readonly lastSeen: string | null | undefined;
    readonly name: string;
    readonly phone: string;
    readonly role: ShopRole;
    readonly since: string;
  }> | null | undefined;
  readonly " $fragmentType": "ColleagueList_viewer";
};
export type ColleagueList_viewer$key = {
  readonly " $data"?: ColleagueList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColleagueList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColleagueList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Colleague",
      "kind": "LinkedField",
      "name": "colleagues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountID",
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
          "name": "phone",
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
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSeen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSelf",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "cccb0a3e1fb97e3c3fc60951a5cbd78a";

export default node;
