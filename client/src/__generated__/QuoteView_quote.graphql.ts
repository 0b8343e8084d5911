/**
 * @generated SignedSource<<719045fcff20fc11094bd61379600a9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BusinessReason = "ALREADY_PAID" | "BALANCE_SHORT" | "BUY_LIMIT" | "CART_FULL" | "CERT_EXPIRED" | "CODE_TOO_OFTEN" | "CODE_WRONG" | "COMBO_ENDED" | "CONTRACT_UNSIGNED" | "COUPON_EMPTY" | "COUPON_EXPIRED" | "COUPON_LIMIT" | "COUPON_MIN" | "COUPON_USED" | "CREDIT_OVERDUE" | "CREDIT_SHORT" | "DRAW_DONE" | "DRAW_ENDED" | "EPH_NOT_ALLOWED" | "EPH_RECEIPT_DUE" | "FLASH_ENDED" | "FLASH_LIMIT" | "GIFT_SHORT" | "GROUP_ENDED" | "GROUP_FULL" | "GROUP_JOINED" | "IDEMPOTENCY_REUSED" | "INVOICED" | "LOCKED" | "MEMBER_DENIED" | "MIN_ORDER" | "MIN_QTY" | "NOTHING_SELECTED" | "NOT_BUYABLE" | "NOT_FOUND" | "NOT_ON_SALE" | "NOT_REVIEWED" | "OUT_OF_STOCK" | "PACK_MULTIPLE" | "PAY_CLOSED" | "POINTS_SHORT" | "PRICE_CHANGED" | "QUOTE_CHANGED" | "QUOTE_EXPIRED" | "RATE_LIMITED" | "REGION_DENIED" | "RETURN_QTY" | "RETURN_WINDOW" | "SCOPE_DENIED" | "STATE_CHANGED" | "STOCK_SHORT" | "TICKET_EXPIRED" | "UNPAID_LIMIT" | "%future added value";
export type ShipmentKind = "COLD" | "EPHEDRINE" | "PLAIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuoteView_quote$data = {
  readonly expiresAt: string;
  readonly orders: ReadonlyArray<{
    readonly kind: ShipmentKind;
    readonly warehouse: {
      readonly warehouseID: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"QuoteOrder_order">;
  }>;
  readonly payable: string;
  readonly warnings: ReadonlyArray<{
    readonly code: BusinessReason;
    readonly message: string;
  }>;
  readonly " $fragmentType": "QuoteView_quote";
};
export type QuoteView_quote$key = {
  readonly " $data"?: QuoteView_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteView_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteView_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Warning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuoteOrder",
      "kind": "LinkedField",
      "name": "orders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Warehouse",
          "kind": "LinkedField",
          "name": "warehouse",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "warehouseID",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuoteOrder_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Quote",
  "abstractKey": null
};

(node as any).hash = "24182c5cae9a2ab3fb22d10f840916f0";

export default node;
