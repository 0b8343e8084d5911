/**
 * @generated SignedSource<<a527758ecad8819be2fe2316a7b1692a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "BILLED" | "CANCELLED" | "COMPLETED" | "OUTBOUND" | "PAID" | "PICKED" | "RECEIVED" | "REFUNDED" | "REFUNDING" | "SHIPPED" | "TIMEOUT" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderPrint_order$data = {
  readonly orderID: string;
  readonly status: OrderStatus;
  readonly " $fragmentType": "OrderPrint_order";
};
export type OrderPrint_order$key = {
  readonly " $data"?: OrderPrint_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPrint_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPrint_order",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "cf759eb266b49671307f46c3adab09ff";

export default node;
