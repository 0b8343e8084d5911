/**
 * @generated SignedSource<<783e2e7c1523cd4ab6c5deb484eb95f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanyKind = "CHAIN" | "CLINIC" | "HOSPITAL" | "PHARMACY" | "WHOLESALER" | "%future added value";
export type PriceState = "CERTIFY" | "LOGIN" | "NORMAL" | "REGION" | "REVIEW" | "SOLD_OUT" | "SPECIAL" | "%future added value";
export type SaleGrant = "KIND" | "MEMBER" | "REGION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ControlledCards_goods$data = {
  readonly approvalNumber: string | null | undefined;
  readonly cartQuantity: number;
  readonly facts: {
    readonly control: {
      readonly grantedBy: SaleGrant | null | undefined;
      readonly hasNamedShops: boolean;
      readonly kinds: ReadonlyArray<CompanyKind>;
      readonly regions: ReadonlyArray<string>;
    } | null | undefined;
  } | null | undefined;
  readonly goodsID: string;
  readonly manufacturer: string;
  readonly manufacturerID: string;
  readonly minimumQuantity: number;
  readonly name: string;
  readonly packQuantity: number;
  readonly packUnit: string;
  readonly priceState: PriceState;
  readonly spec: string;
  readonly stock: number;
  readonly " $fragmentSpreads": FragmentRefs<"FavoriteButton_goods" | "GoodsBuy_goods" | "GoodsMarks_goods" | "GoodsPicture_goods" | "GoodsPrice_goods">;
  readonly " $fragmentType": "ControlledCards_goods";
};
export type ControlledCards_goods$key = {
  readonly " $data"?: ControlledCards_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"ControlledCards_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ControlledCards_goods",
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
      "name": "manufacturerID",
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
      "name": "approvalNumber",
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
      "name": "priceState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsFacts",
      "kind": "LinkedField",
      "name": "facts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SaleControl",
          "kind": "LinkedField",
          "name": "control",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "regions",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kinds",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNamedShops",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "grantedBy",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
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
      "name": "GoodsMarks_goods"
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FavoriteButton_goods"
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "e43bd66de1e7f9e8d512358df0a99db9";

export default node;
