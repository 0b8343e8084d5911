/**
 * @generated SignedSource<<5a2b477a2db1bd1052861d807a45359b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DrawChance_draw$data = {
  readonly chances: number;
  readonly drawID: string;
  readonly name: string;
  readonly remarks: string;
  readonly " $fragmentType": "DrawChance_draw";
};
export type DrawChance_draw$key = {
  readonly " $data"?: DrawChance_draw$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawChance_draw">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DrawChance_draw",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drawID",
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
      "name": "remarks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chances",
      "storageKey": null
    }
  ],
  "type": "DrawPopup",
  "abstractKey": null
};

(node as any).hash = "1d40aa185aec12ca1aadddffb2ef613e";

export default node;
