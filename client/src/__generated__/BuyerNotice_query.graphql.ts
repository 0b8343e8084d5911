/**
 * @generated SignedSource<<5156c928ad4135c661592284dcd47b37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyerNotice_query$data = {
  readonly viewer: {
    readonly accountManager: {
      readonly name: string;
      readonly phone: string;
    } | null | undefined;
    readonly isReviewed: boolean;
  } | null | undefined;
  readonly " $fragmentType": "BuyerNotice_query";
};
export type BuyerNotice_query$key = {
  readonly " $data"?: BuyerNotice_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerNotice_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuyerNotice_query",
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
          "name": "isReviewed",
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

(node as any).hash = "4f607b8483c79f53fc0e33f67b025fe0";

export default node;
