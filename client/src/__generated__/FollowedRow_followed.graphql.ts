/**
 * @generated SignedSource<<94253f394a60a528aa8bb2eac8b95edf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowedRow_followed$data = {
  readonly drop: string | null | undefined;
  readonly followedAt: string;
  readonly goods: {
    readonly cartQuantity: number;
    readonly goodsID: string;
    readonly manufacturer: string;
    readonly minimumQuantity: number;
    readonly name: string;
    readonly packQuantity: number;
    readonly spec: string;
    readonly stock: number;
    readonly " $fragmentSpreads": FragmentRefs<"GoodsBuy_goods" | "GoodsPicture_goods" | "GoodsPrice_goods">;
  };
  readonly seenPrice: string | null | undefined;
  readonly " $fragmentType": "FollowedRow_followed";
};
export type FollowedRow_followed$key = {
  readonly " $data"?: FollowedRow_followed$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowedRow_followed">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowedRow_followed",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seenPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drop",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Goods",
      "kind": "LinkedField",
      "name": "goods",
      "plural": false,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "GoodsPicture_goods"
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
      "storageKey": null
    }
  ],
  "type": "FollowedGoods",
  "abstractKey": null
};

(node as any).hash = "b2726d0efbf42003e002fa2be2a49d2a";

export default node;
