/**
 * @generated SignedSource<<3be78fee13729616772caf84432c9266>>
 * @relayHash 036be3433eaec0273b7706a20fbe6a54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 707ae626ba69567d8aa3dea1d1b4157a78e786059f371fdd8fc16cdf5a9c04e6

import type { ConcreteRequest } from 'relay-runtime';
export type CancelReason = "CHEAPER_ELSEWHERE" | "COUPON_FORGOTTEN" | "DUPLICATE" | "NOT_WANTED" | "WRONG_DELIVERY" | "WRONG_GOODS" | "%future added value";
export type OrderAction = "AFTER_SALE" | "CANCEL" | "CONFIRM" | "DELETE" | "PAY" | "REBUY" | "REFUND" | "%future added value";
export type OrderStatus = "BILLED" | "CANCELLED" | "COMPLETED" | "OUTBOUND" | "PAID" | "PICKED" | "RECEIVED" | "REFUNDED" | "REFUNDING" | "SHIPPED" | "TIMEOUT" | "UNPAID" | "%future added value";
export type PayStatus = "CLOSED" | "PAID" | "PART_REFUNDED" | "REFUNDED" | "UNPAID" | "%future added value";
export type CancelOrderInput = {
  clientKey: string;
  orderID: string;
  reason: CancelReason;
};
export type orderChangesCancelMutation$variables = {
  input: CancelOrderInput;
};
export type orderChangesCancelMutation$data = {
  readonly cancelOrder: {
    readonly order: {
      readonly actions: ReadonlyArray<OrderAction>;
      readonly payUntil: string | null | undefined;
      readonly status: OrderStatus;
      readonly statusText: string;
    } | null | undefined;
    readonly returned: {
      readonly balance: string;
      readonly coupons: number;
      readonly voucher: string;
    };
    readonly trade: {
      readonly orders: ReadonlyArray<{
        readonly orderID: string;
        readonly status: OrderStatus;
        readonly statusText: string;
      }>;
      readonly payStatus: PayStatus;
    } | null | undefined;
  } | null | undefined;
};
export type orderChangesCancelMutation = {
  response: orderChangesCancelMutation$data;
  variables: orderChangesCancelMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusText",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "actions",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payUntil",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "payStatus",
  "storageKey": null
},
v7 = {
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
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "CancelReturns",
  "kind": "LinkedField",
  "name": "returned",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coupons",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "voucher",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
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
    "name": "orderChangesCancelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CancelOrderPayload",
        "kind": "LinkedField",
        "name": "cancelOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Trade",
            "kind": "LinkedField",
            "name": "trade",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "orderChangesCancelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CancelOrderPayload",
        "kind": "LinkedField",
        "name": "cancelOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Trade",
            "kind": "LinkedField",
            "name": "trade",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "707ae626ba69567d8aa3dea1d1b4157a78e786059f371fdd8fc16cdf5a9c04e6",
    "metadata": {},
    "name": "orderChangesCancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "51670f0ea3221a8c4997945657929504";

export default node;
