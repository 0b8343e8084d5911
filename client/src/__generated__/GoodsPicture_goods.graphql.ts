/**
 * @generated SignedSource<<be80caf84b7c7b34bbe5ed45218303b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsPicture_goods$data = {
  readonly images: ReadonlyArray<string>;
  readonly " $fragmentType": "GoodsPicture_goods";
};
export type GoodsPicture_goods$key = {
  readonly " $data"?: GoodsPicture_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsPicture_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsPicture_goods",
  "selections": [
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

(node as any).hash = "50d8e55af44a2d1f8664513aa7f738a8";

export default node;
