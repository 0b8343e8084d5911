/**
 * @generated SignedSource<<e07a1590598a855754da4b0616c08e3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceKind = "PLAIN" | "SPECIAL" | "%future added value";
export type OrderStatus = "BILLED" | "CANCELLED" | "COMPLETED" | "OUTBOUND" | "PAID" | "PICKED" | "RECEIVED" | "REFUNDED" | "REFUNDING" | "SHIPPED" | "TIMEOUT" | "UNPAID" | "%future added value";
export type PayMode = "ONLINE" | "TRANSFER" | "%future added value";
export type ShipmentKind = "COLD" | "EPHEDRINE" | "PLAIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderDetail_order$data = {
  readonly createdAt: string;
  readonly detail: {
    readonly cancelReason: string | null | undefined;
    readonly delivery: {
      readonly address: string;
      readonly name: string;
      readonly phone: string;
    };
    readonly events: ReadonlyArray<{
      readonly at: string;
      readonly note: string | null | undefined;
      readonly text: string;
      readonly to: OrderStatus;
    }>;
    readonly paidAt: string | null | undefined;
    readonly payMode: PayMode;
    readonly receivedAt: string | null | undefined;
    readonly remark: string | null | undefined;
    readonly shipments: ReadonlyArray<{
      readonly carrier: string;
      readonly shippedAt: string;
      readonly traces: ReadonlyArray<{
        readonly at: string;
        readonly text: string;
      }>;
      readonly trackingNumber: string;
    }>;
  } | null | undefined;
  readonly invoice: {
    readonly invoiceNo: string | null | undefined;
    readonly kind: InvoiceKind;
    readonly reason: string | null | undefined;
    readonly statusText: string;
  } | null | undefined;
  readonly kind: ShipmentKind;
  readonly orderID: string;
  readonly orderNo: string;
  readonly payUntil: string | null | undefined;
  readonly status: OrderStatus;
  readonly statusText: string;
  readonly tradeNo: string;
  readonly warehouse: {
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OrderActions_order" | "OrderGoods_order" | "OrderMoney_order" | "OrderPrint_order" | "OrderProgress_order">;
  readonly " $fragmentType": "OrderDetail_order";
};
export type OrderDetail_order$key = {
  readonly " $data"?: OrderDetail_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetail_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusText",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDetail_order",
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
      "name": "tradeNo",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Warehouse",
      "kind": "LinkedField",
      "name": "warehouse",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderInvoice",
      "kind": "LinkedField",
      "name": "invoice",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderDetail",
      "kind": "LinkedField",
      "name": "detail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payMode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remark",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderDelivery",
          "kind": "LinkedField",
          "name": "delivery",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "address",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderEvent",
          "kind": "LinkedField",
          "name": "events",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "note",
              "storageKey": null
            },
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderShipment",
          "kind": "LinkedField",
          "name": "shipments",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "carrier",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "trackingNumber",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "shippedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ShipmentTrace",
              "kind": "LinkedField",
              "name": "traces",
              "plural": true,
              "selections": [
                (v4/*:: as any*/),
                (v3/*:: as any*/)
              ],
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
      "name": "OrderActions_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderProgress_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderGoods_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderMoney_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderPrint_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "3c12a3e83947b24211bf1ba1356e2de3";

export default node;
