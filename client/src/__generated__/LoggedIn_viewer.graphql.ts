/**
 * @generated SignedSource<<ef59258dfe09b2c8601cd4f1354a1504>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoggedIn_viewer$data = {
  readonly company: string;
  readonly username: string;
  readonly " $fragmentType": "LoggedIn_viewer";
};
export type LoggedIn_viewer$key = {
  readonly " $data"?: LoggedIn_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoggedIn_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoggedIn_viewer",
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
      "name": "username",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7d3efea09cde43fcd40b26a2e37841bf";

export default node;
