/**
 * @generated SignedSource<<a8b835a223a9a0cad20aedc60cfc7e8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessReason = "BUY_LIMIT" | "CART_FULL" | "CERT_EXPIRED" | "LOCKED" | "MEMBER_DENIED" | "MIN_ORDER" | "MIN_QTY" | "NOTHING_SELECTED" | "NOT_BUYABLE" | "NOT_FOUND" | "NOT_ON_SALE" | "NOT_REVIEWED" | "OUT_OF_STOCK" | "PACK_MULTIPLE" | "QUOTE_CHANGED" | "QUOTE_EXPIRED" | "RATE_LIMITED" | "REGION_DENIED" | "SCOPE_DENIED" | "STATE_CHANGED" | "STOCK_SHORT" | "%future added value";
export type PriceState = "CERTIFY" | "LOGIN" | "NORMAL" | "REGION" | "REVIEW" | "SOLD_OUT" | "SPECIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextStep_goods$data = {
  readonly buyReason: BusinessReason | null | undefined;
  readonly priceState: PriceState;
  readonly stock: number;
  readonly " $fragmentType": "NextStep_goods";
};
export type NextStep_goods$key = {
  readonly " $data"?: NextStep_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextStep_goods",
  "selections": [
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
      "name": "buyReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "789a925161a3b0832b00832a23c67a98";

export default node;
