/**
 * @generated SignedSource<<9605c5a8253dee1949634401bf2b13c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessReason = "BUY_LIMIT" | "CART_FULL" | "CERT_EXPIRED" | "LOCKED" | "MEMBER_DENIED" | "MIN_ORDER" | "MIN_QTY" | "NOTHING_SELECTED" | "NOT_BUYABLE" | "NOT_FOUND" | "NOT_ON_SALE" | "NOT_REVIEWED" | "OUT_OF_STOCK" | "PACK_MULTIPLE" | "QUOTE_CHANGED" | "QUOTE_EXPIRED" | "RATE_LIMITED" | "REGION_DENIED" | "SCOPE_DENIED" | "STATE_CHANGED" | "STOCK_SHORT" | "%future added value";
export type PriceState = "CERTIFY" | "LOGIN" | "NORMAL" | "REGION" | "REVIEW" | "SOLD_OUT" | "SPECIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GoodsBuy_goods$data = {
  readonly buyReason: BusinessReason | null | undefined;
  readonly cartQuantity: number;
  readonly caseQuantity: number | null | undefined;
  readonly isBuyable: boolean;
  readonly minimumQuantity: number;
  readonly name: string;
  readonly packQuantity: number;
  readonly packUnit: string;
  readonly priceState: PriceState;
  readonly stock: number;
  readonly " $fragmentSpreads": FragmentRefs<"useAddToCart_goods">;
  readonly " $fragmentType": "GoodsBuy_goods";
};
export type GoodsBuy_goods$key = {
  readonly " $data"?: GoodsBuy_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsBuy_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsBuy_goods",
  "selections": [
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
      "name": "caseQuantity",
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
      "name": "isBuyable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buyReason",
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
      "name": "cartQuantity",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAddToCart_goods"
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "c5050910d0c75b0a4f3315dd9fadefbe";

export default node;
