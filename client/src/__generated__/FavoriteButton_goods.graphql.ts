/**
 * @generated SignedSource<<1f9129895a22477a48ad2a11d1826681>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceState = "CERTIFY" | "LOGIN" | "NORMAL" | "REGION" | "REVIEW" | "SOLD_OUT" | "SPECIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FavoriteButton_goods$data = {
  readonly goodsID: string;
  readonly id: string;
  readonly isFavorite: boolean;
  readonly name: string;
  readonly priceState: PriceState;
  readonly " $fragmentType": "FavoriteButton_goods";
};
export type FavoriteButton_goods$key = {
  readonly " $data"?: FavoriteButton_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FavoriteButton_goods",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "priceState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFavorite",
      "storageKey": null
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "b3e46620eb227da7e0f16c9921655d00";

export default node;
