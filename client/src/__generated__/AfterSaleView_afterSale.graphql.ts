/**
 * @generated SignedSource<<9b307b910eb8cb9fc63738c886096e2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AfterSaleStatus = "APPLIED" | "APPROVED" | "CANCELLED" | "DONE" | "RECEIVED" | "REFUNDING" | "REJECTED" | "RESENT" | "RETURNING" | "%future added value";
export type RefundStatus = "FAILED" | "PENDING" | "SETTLED" | "%future added value";
export type RefundTender = "BALANCE" | "ONLINE" | "VOUCHER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AfterSaleView_afterSale$data = {
  readonly afterSaleNo: string;
  readonly amount: string;
  readonly createdAt: string;
  readonly detail: {
    readonly events: ReadonlyArray<{
      readonly at: string;
      readonly note: string | null | undefined;
      readonly text: string;
      readonly to: AfterSaleStatus;
    }>;
    readonly files: ReadonlyArray<{
      readonly name: string;
      readonly url: string | null | undefined;
    }>;
    readonly images: ReadonlyArray<string>;
    readonly note: string | null | undefined;
    readonly refunds: ReadonlyArray<{
      readonly amount: string;
      readonly at: string;
      readonly status: RefundStatus;
      readonly tender: RefundTender;
    }>;
    readonly returnCarrier: string | null | undefined;
    readonly returnTrackingNumber: string | null | undefined;
    readonly sendTo: {
      readonly address: string;
      readonly name: string;
      readonly phone: string;
    } | null | undefined;
    readonly shipments: ReadonlyArray<{
      readonly carrier: string;
      readonly shippedAt: string;
      readonly trackingNumber: string;
    }>;
  } | null | undefined;
  readonly lines: ReadonlyArray<{
    readonly amount: string;
    readonly goodsID: string;
    readonly images: ReadonlyArray<string>;
    readonly lineID: string;
    readonly manufacturer: string;
    readonly name: string;
    readonly packUnit: string;
    readonly quantity: number;
    readonly spec: string;
  }>;
  readonly orderID: string;
  readonly orderNo: string;
  readonly reason: string;
  readonly status: AfterSaleStatus;
  readonly statusText: string;
  readonly typeText: string;
  readonly " $fragmentSpreads": FragmentRefs<"AfterSaleActions_afterSale">;
  readonly " $fragmentType": "AfterSaleView_afterSale";
};
export type AfterSaleView_afterSale$key = {
  readonly " $data"?: AfterSaleView_afterSale$data;
  readonly " $fragmentSpreads": FragmentRefs<"AfterSaleView_afterSale">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
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
  "name": "images",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v5 = {
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
  "name": "AfterSaleView_afterSale",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "afterSaleNo",
      "storageKey": null
    },
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
      "name": "typeText",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
      "concreteType": "AfterSaleLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineID",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goodsID",
          "storageKey": null
        },
        (v2/*:: as any*/),
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
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AfterSaleDetail",
      "kind": "LinkedField",
      "name": "detail",
      "plural": false,
      "selections": [
        (v4/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AfterSaleFile",
          "kind": "LinkedField",
          "name": "files",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AfterSaleEvent",
          "kind": "LinkedField",
          "name": "events",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            (v4/*:: as any*/),
            (v5/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderRefund",
          "kind": "LinkedField",
          "name": "refunds",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tender",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v0/*:: as any*/),
            (v5/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderDelivery",
          "kind": "LinkedField",
          "name": "sendTo",
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
          "kind": "ScalarField",
          "name": "returnCarrier",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnTrackingNumber",
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
      "name": "AfterSaleActions_afterSale"
    }
  ],
  "type": "AfterSale",
  "abstractKey": null
};
})();

(node as any).hash = "76cff6c5ba617233fd99f5d50294e357";

export default node;
