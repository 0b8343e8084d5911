/**
 * @generated SignedSource<<7cc1140df3c74ae63d21dfb00ee8241d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExchangeForm_viewer$data = {
  readonly addresses: ReadonlyArray<{
    readonly addressID: string;
    readonly fullAddress: string;
    readonly isDefault: boolean;
    readonly name: string;
    readonly phone: string;
  }> | null | undefined;
  readonly isReviewed: boolean;
  readonly points: number;
  readonly " $fragmentType": "ExchangeForm_viewer";
};
export type ExchangeForm_viewer$key = {
  readonly " $data"?: ExchangeForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExchangeForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExchangeForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
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

(node as any).hash = "32188c350499a9c6daf58de6c62f83c0";

export default node;
