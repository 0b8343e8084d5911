/**
 * @generated SignedSource<<057f195229ccc30d1557208111b7eeb2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayMode = "ONLINE" | "TRANSFER" | "%future added value";
export type PayStatus = "CLOSED" | "PAID" | "PART_REFUNDED" | "REFUNDED" | "UNPAID" | "%future added value";
export type ShipmentKind = "COLD" | "EPHEDRINE" | "PLAIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayResult_trade$data = {
  readonly orders: ReadonlyArray<{
    readonly order: {
      readonly kind: ShipmentKind;
    } | null | undefined;
    readonly orderID: string;
    readonly orderNo: string;
    readonly payable: string;
    readonly statusText: string;
  }>;
  readonly payMode: PayMode;
  readonly payStatus: PayStatus;
  readonly payable: string;
  readonly tradeID: string;
  readonly " $fragmentType": "PayResult_trade";
};
export type PayResult_trade$key = {
  readonly " $data"?: PayResult_trade$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayResult_trade">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payable",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayResult_trade",
  "selections": [
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
      "name": "payStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payMode",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TradeOrder",
      "kind": "LinkedField",
      "name": "orders",
      "plural": true,
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
          "name": "statusText",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "order",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Trade",
  "abstractKey": null
};
})();

(node as any).hash = "1694fee7a932d9eac38105025f000820";

export default node;
