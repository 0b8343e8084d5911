/**
 * @generated SignedSource<<96f16322d6bdf4c66742dd0d170c26ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderAction = "AFTER_SALE" | "CANCEL" | "CONFIRM" | "DELETE" | "PAY" | "REBUY" | "REFUND" | "%future added value";
export type OrderStatus = "BILLED" | "CANCELLED" | "COMPLETED" | "OUTBOUND" | "PAID" | "PICKED" | "RECEIVED" | "REFUNDED" | "REFUNDING" | "SHIPPED" | "TIMEOUT" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderActions_order$data = {
  readonly actions: ReadonlyArray<OrderAction>;
  readonly orderID: string;
  readonly orderNo: string;
  readonly status: OrderStatus;
  readonly tradeID: string;
  readonly " $fragmentType": "OrderActions_order";
};
export type OrderActions_order$key = {
  readonly " $data"?: OrderActions_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderActions_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tradeID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actions",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "7313b27a23a0976bf817ad361aaaf44f";

export default node;
