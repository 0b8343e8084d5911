/**
 * @generated SignedSource<<b425bba5274a07b242e793fc6274b26b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TradeSum_trade$data = {
  readonly due: string;
  readonly orders: ReadonlyArray<{
    readonly orderID: string;
    readonly orderNo: string;
    readonly payable: string;
  }>;
  readonly payUntil: string;
  readonly tradeNo: string;
  readonly " $fragmentType": "TradeSum_trade";
};
export type TradeSum_trade$key = {
  readonly " $data"?: TradeSum_trade$data;
  readonly " $fragmentSpreads": FragmentRefs<"TradeSum_trade">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TradeSum_trade",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tradeNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "due",
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
          "name": "payable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Trade",
  "abstractKey": null
};

(node as any).hash = "50caab0423b18b363060e9ed3f39a33b";

export default node;
