/**
 * @generated SignedSource<<34b7eb5bbfb1849c7591e53e6a163a73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "BILLED" | "CANCELLED" | "COMPLETED" | "OUTBOUND" | "PAID" | "PICKED" | "RECEIVED" | "REFUNDED" | "REFUNDING" | "SHIPPED" | "TIMEOUT" | "UNPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type LastOrders_orders$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly createdAt: string;
      readonly firstLines: ReadonlyArray<{
        readonly lineID: string;
        readonly name: string;
      }>;
      readonly id: string;
      readonly lineCount: number;
      readonly orderID: string;
      readonly orderNo: string;
      readonly payable: string;
      readonly status: OrderStatus;
      readonly statusText: string;
    };
  }>;
  readonly " $fragmentType": "LastOrders_orders";
};
export type LastOrders_orders$key = {
  readonly " $data"?: LastOrders_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastOrders_orders">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastOrders_orders",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
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
              "name": "createdAt",
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
              "name": "statusText",
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
              "kind": "ScalarField",
              "name": "lineCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "OrderLine",
              "kind": "LinkedField",
              "name": "firstLines",
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
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderConnection",
  "abstractKey": null
};

(node as any).hash = "0a2314126666547e56d80a5ebd6e957c";

export default node;
