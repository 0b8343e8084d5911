/**
 * @generated SignedSource<<626284cd9de2ccca13e9b9f315731042>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuoteView_viewer$data = {
  readonly addresses: ReadonlyArray<{
    readonly addressID: string;
    readonly fullAddress: string;
    readonly isDefault: boolean;
    readonly name: string;
    readonly phone: string;
  }> | null | undefined;
  readonly " $fragmentType": "QuoteView_viewer";
};
export type QuoteView_viewer$key = {
  readonly " $data"?: QuoteView_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteView_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteView_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "addresses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addressID",
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
          "name": "fullAddress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3409825d8d1b77efb9021e233dc2ccfe";

export default node;
