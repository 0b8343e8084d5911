/**
 * @generated SignedSource<<5e986f89201f4ae59988242c6753d71c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextStep_query$data = {
  readonly viewer: {
    readonly accountManager: {
      readonly name: string;
      readonly phone: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "NextStep_query";
};
export type NextStep_query$key = {
  readonly " $data"?: NextStep_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextStep_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AccountManager",
          "kind": "LinkedField",
          "name": "accountManager",
          "plural": false,
          "selections": [
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
            }
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

(node as any).hash = "65d5a2918d28e81858be3b6cef651b25";

export default node;
