/**
 * @generated SignedSource<<5e42f29ed6d72c1100201711956d10e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AskForLicence_query$data = {
  readonly viewer: {
    readonly accountManager: {
      readonly name: string;
      readonly phone: string;
    } | null | undefined;
    readonly hotline: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "AskForLicence_query";
};
export type AskForLicence_query$key = {
  readonly " $data"?: AskForLicence_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskForLicence_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskForLicence_query",
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
          "kind": "ScalarField",
          "name": "hotline",
          "storageKey": null
        },
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

(node as any).hash = "8ffbf9e3fe6ce143e8214f33ed4c0748";

export default node;
