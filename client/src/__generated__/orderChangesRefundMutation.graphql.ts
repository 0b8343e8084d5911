/**
 * @generated SignedSource<<c25fdfac68f1ba61f3ed78e5b973fce9>>
 * @relayHash 4c0a183987799f8d997741fac4537a68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fbe7bc29f3efd37f1449c81713223f228bec2f9b2b39c94a6ce00fff5093bb2

import type { ConcreteRequest } from 'relay-runtime';
export type OrderAction = "AFTER_SALE" | "CANCEL" | "CONFIRM" | "DELETE" | "PAY" | "REBUY" | "REFUND" | "%future added value";
export type OrderStatus = "BILLED" | "CANCELLED" | "COMPLETED" | "OUTBOUND" | "PAID" | "PICKED" | "RECEIVED" | "REFUNDED" | "REFUNDING" | "SHIPPED" | "TIMEOUT" | "UNPAID" | "%future added value";
export type RequestRefundInput = {
  clientKey?: string | null | undefined;
  orderID: string;
  reason: string;
};
export type orderChangesRefundMutation$variables = {
  input: RequestRefundInput;
};
export type orderChangesRefundMutation$data = {
  readonly requestRefund: {
    readonly order: {
      readonly actions: ReadonlyArray<OrderAction>;
      readonly status: OrderStatus;
      readonly statusText: string;
    } | null | undefined;
  } | null | undefined;
};
export type orderChangesRefundMutation = {
  response: orderChangesRefundMutation$data;
  variables: orderChangesRefundMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "orderChangesRefundMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RequestRefundPayload",
        "kind": "LinkedField",
        "name": "requestRefund",
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
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
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
    "name": "orderChangesRefundMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RequestRefundPayload",
        "kind": "LinkedField",
        "name": "requestRefund",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6fbe7bc29f3efd37f1449c81713223f228bec2f9b2b39c94a6ce00fff5093bb2",
    "metadata": {},
    "name": "orderChangesRefundMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1949a607efbef709621fc0897ab9b23f";

export default node;
