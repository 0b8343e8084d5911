/**
 * @generated SignedSource<<9f5de9fc147e6b4f24df1648ad909bdb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Gallery_goods$data = {
  readonly images: ReadonlyArray<string>;
  readonly name: string;
  readonly spec: string;
  readonly " $fragmentType": "Gallery_goods";
};
export type Gallery_goods$key = {
  readonly " $data"?: Gallery_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"Gallery_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Gallery_goods",
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
      "name": "spec",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "images",
      "storageKey": null
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "28ddf1dba06e1a5d1f388f6fb3821b5d";

export default node;
