/**
 * @generated SignedSource<<87210381f8290ae51382e1c0c1bf7a8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPanelLine_goods$data = {
  readonly goodsID: string;
  readonly name: string;
  readonly packUnit: string;
  readonly spec: string;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsPicture_goods">;
  readonly " $fragmentType": "CartPanelLine_goods";
};
export type CartPanelLine_goods$key = {
  readonly " $data"?: CartPanelLine_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanelLine_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPanelLine_goods",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goodsID",
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
      "name": "spec",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "packUnit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsPicture_goods"
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "849a22261023b13acfa38cb4d76da34d";

export default node;
