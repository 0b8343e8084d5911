/**
 * @generated SignedSource<<74388c3b65cc7b81249d539ee7c439e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomePicture_goods$data = {
  readonly images: ReadonlyArray<string>;
  readonly " $fragmentType": "HomePicture_goods";
};
export type HomePicture_goods$key = {
  readonly " $data"?: HomePicture_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomePicture_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomePicture_goods",
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

(node as any).hash = "c3994e380892a70ea9ed699c80a6c283";

export default node;
