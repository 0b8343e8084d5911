/**
 * @generated SignedSource<<5ca956c4595b54ec167194d11ccaa427>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsDetail_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_query" | "QualityInspection_query">;
  readonly " $fragmentType": "GoodsDetail_query";
};
export type GoodsDetail_query$key = {
  readonly " $data"?: GoodsDetail_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsDetail_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsDetail_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextStep_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QualityInspection_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "03792eccfb8945e75fab98c518713814";

export default node;
