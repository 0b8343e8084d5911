/**
 * @generated SignedSource<<d97d68997282f0285e76050977adf0ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceBoard_goods$data = {
  readonly expiresOn: string | null | undefined;
  readonly goodsID: string;
  readonly listPrice: string | null | undefined;
  readonly manufacturer: string;
  readonly name: string;
  readonly packQuantity: number;
  readonly packUnit: string;
  readonly price: string | null | undefined;
  readonly spec: string;
  readonly stock: number;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsMarks_goods" | "GoodsPrice_goods">;
  readonly " $fragmentType": "PriceBoard_goods";
};
export type PriceBoard_goods$key = {
  readonly " $data"?: PriceBoard_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceBoard_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceBoard_goods",
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
      "name": "manufacturer",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "packQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresOn",
      "storageKey": null
    },
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
      "name": "listPrice",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsMarks_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsPrice_goods"
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "61ca63e32d539023c47e17c34afb44db";

export default node;
