/**
 * @generated SignedSource<<0b271396ec5a0700953728b7b3600ffd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceState = "CERTIFY" | "LOGIN" | "NORMAL" | "REGION" | "REVIEW" | "SOLD_OUT" | "SPECIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GoodsPrice_goods$data = {
  readonly packUnit: string;
  readonly price: string | null | undefined;
  readonly priceState: PriceState;
  readonly priceText: string;
  readonly " $fragmentType": "GoodsPrice_goods";
};
export type GoodsPrice_goods$key = {
  readonly " $data"?: GoodsPrice_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsPrice_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsPrice_goods",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "packUnit",
      "storageKey": null
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "772910f68cf984a2b185a95ea55dd809";

export default node;
