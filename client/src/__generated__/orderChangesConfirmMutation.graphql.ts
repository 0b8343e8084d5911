/**
 * @generated SignedSource<<bfe6a14126eaa3f0494e193414427ece>>
 * @relayHash 223b2ed6a6cf28cbc12839577b5426cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1b4ac93f63d03d40e8228429a8fd4e0e95000fb28efc020c36b5a3b8a2380d5

import type { ConcreteRequest } from 'relay-runtime';
export type OrderAction = "AFTER_SALE" | "CANCEL" | "CONFIRM" | "DELETE" | "PAY" | "REBUY" | "REFUND" | "%future added value";
export type OrderStatus = "BILLED" | "CANCELLED" | "COMPLETED" | "OUTBOUND" | "PAID" | "PICKED" | "RECEIVED" | "REFUNDED" | "REFUNDING" | "SHIPPED" | "TIMEOUT" | "UNPAID" | "%future added value";
export type ShortageWish = "REFUND_ONLY" | "RESHIP" | "%future added value";
export type ConfirmReceiptInput = {
  clientKey?: string | null | undefined;
  lines?: ReadonlyArray<LineQuantityInput> | null | undefined;
  orderID: string;
  shortage?: ShortageWish | null | undefined;
};
export type LineQuantityInput = {
  lineID: string;
  quantity: number;
};
export type orderChangesConfirmMutation$variables = {
  input: ConfirmReceiptInput;
};
export type orderChangesConfirmMutation$data = {
  readonly confirmReceipt: {
    readonly order: {
      readonly actions: ReadonlyArray<OrderAction>;
      readonly status: OrderStatus;
      readonly statusText: string;
    } | null | undefined;
  } | null | undefined;
};
export type orderChangesConfirmMutation = {
  response: orderChangesConfirmMutation$data;
  variables: orderChangesConfirmMutation$variables;
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
    "name": "orderChangesConfirmMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmReceiptPayload",
        "kind": "LinkedField",
        "name": "confirmReceipt",
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
    "name": "orderChangesConfirmMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmReceiptPayload",
        "kind": "LinkedField",
        "name": "confirmReceipt",
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
    "id": "b1b4ac93f63d03d40e8228429a8fd4e0e95000fb28efc020c36b5a3b8a2380d5",
    "metadata": {},
    "name": "orderChangesConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d2dfb56a878a21470414199796cb9024";

export default node;
