/**
 * @generated SignedSource<<696c494c976ded926a7441167bf71435>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsListing_list$data = {
  readonly totalCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsResults_list">;
  readonly " $fragmentType": "GoodsListing_list";
};
export type GoodsListing_list$key = {
  readonly " $data"?: GoodsListing_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsListing_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsListing_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsResults_list"
    }
  ],
  "type": "GoodsConnection",
  "abstractKey": null
};

(node as any).hash = "2fa01e0ec71a45f5bd3ad82ba0f64a3c";

export default node;
