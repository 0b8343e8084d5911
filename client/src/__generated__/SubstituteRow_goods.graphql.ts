/**
 * @generated SignedSource<<0d6fd753ff74da712ef0c6a52804a3ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubstituteRow_goods$data = {
  readonly cartQuantity: number;
  readonly expiresOn: string | null | undefined;
  readonly goodsID: string;
  readonly manufacturer: string;
  readonly minimumQuantity: number;
  readonly name: string;
  readonly packQuantity: number;
  readonly packUnit: string;
  readonly spec: string;
  readonly stock: number;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsBuy_goods" | "GoodsPrice_goods">;
  readonly " $fragmentType": "SubstituteRow_goods";
};
export type SubstituteRow_goods$key = {
  readonly " $data"?: SubstituteRow_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubstituteRow_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubstituteRow_goods",
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
      "name": "manufacturer",
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
      "name": "minimumQuantity",
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
      "name": "cartQuantity",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsPrice_goods"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsBuy_goods"
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "a5c6d578f42cbf9be5145f5114cc8ba0";

export default node;
