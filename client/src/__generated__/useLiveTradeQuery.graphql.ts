/**
 * @generated SignedSource<<04d5432dda9a09a7714d1c2cd99139b5>>
 * @relayHash 62fd86fc9af2c5990e7e149aab288641
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd0038c0899996bd41943509e760e78d2820644e9cdaa855bdf8db9f36437103

import type { ConcreteRequest } from 'relay-runtime';
export type OrderStatus = "BILLED" | "CANCELLED" | "COMPLETED" | "OUTBOUND" | "PAID" | "PICKED" | "RECEIVED" | "REFUNDED" | "REFUNDING" | "SHIPPED" | "TIMEOUT" | "UNPAID" | "%future added value";
export type PayStatus = "CLOSED" | "PAID" | "PART_REFUNDED" | "REFUNDED" | "UNPAID" | "%future added value";
export type PaymentChannel = "ALIPAY" | "SANDBOX" | "TRANSFER" | "UNIONPAY" | "WECHAT" | "%future added value";
export type PaymentStatus = "CLOSED" | "CREATED" | "FAILED" | "PENDING" | "REFUNDED" | "REFUND_DUE" | "SETTLED" | "%future added value";
export type useLiveTradeQuery$variables = {
  tradeID: string;
  withPayments: boolean;
};
export type useLiveTradeQuery$data = {
  readonly trade: {
    readonly channels: ReadonlyArray<PaymentChannel>;
    readonly due: string;
    readonly orders: ReadonlyArray<{
      readonly order?: {
        readonly detail: {
          readonly payments: ReadonlyArray<{
            readonly paymentID: string;
            readonly status: PaymentStatus;
          }>;
        } | null | undefined;
      } | null | undefined;
      readonly orderID: string;
      readonly status: OrderStatus;
      readonly statusText: string;
    }>;
    readonly payStatus: PayStatus;
    readonly payUntil: string;
  } | null | undefined;
};
export type useLiveTradeQuery = {
  response: useLiveTradeQuery$data;
  variables: useLiveTradeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "tradeID"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "withPayments"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "tradeID",
    "variableName": "tradeID"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payStatus",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "due",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payUntil",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "channels",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderID",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusText",
  "storageKey": null
},
v9 = {
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
      "concreteType": "OrderPayment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentID",
          "storageKey": null
        },
        (v7/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveTradeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Trade",
        "kind": "LinkedField",
        "name": "trade",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TradeOrder",
            "kind": "LinkedField",
            "name": "orders",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "condition": "withPayments",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Order",
                    "kind": "LinkedField",
                    "name": "order",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveTradeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Trade",
        "kind": "LinkedField",
        "name": "trade",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "TradeOrder",
            "kind": "LinkedField",
            "name": "orders",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "condition": "withPayments",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Order",
                    "kind": "LinkedField",
                    "name": "order",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              }
            ],
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dd0038c0899996bd41943509e760e78d2820644e9cdaa855bdf8db9f36437103",
    "metadata": {},
    "name": "useLiveTradeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fcfbe461bccb8f29b40f0ac2cb2f2fb8";

export default node;
