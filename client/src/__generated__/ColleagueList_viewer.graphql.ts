/**
 * @generated SignedSource<<40d8bf3c59c82ca7cbd4d87e724e8c9d>>
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
      "kind": "CatchField",
      "field": {
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
      },
      "to": "NULL"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "938c6906ad72e71f0e973c06ce9cf844";

export default node;
