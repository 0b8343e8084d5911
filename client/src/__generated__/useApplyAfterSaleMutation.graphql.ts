/**
 * @generated SignedSource<<d165a980898bc0bca75ed1b4ff93ab53>>
 * @relayHash 4d431d6ba3775b05b99aac8fee405abd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eca3072a5d5e97768d0b4e9f8215ac5ff9e2488730b816109a2e69064dc9f3c

import type { ConcreteRequest } from 'relay-runtime';
export type AfterSaleType = "COMPANY_DOSSIER" | "DOCUMENTS" | "EXCHANGE" | "GOODS_DOSSIER" | "LAB_REPORT" | "REFUND_ONLY" | "RESHIP" | "RETURN_REFUND" | "%future added value";
export type OrderAction = "AFTER_SALE" | "CANCEL" | "CONFIRM" | "DELETE" | "PAY" | "REBUY" | "REFUND" | "%future added value";
export type OrderStatus = "BILLED" | "CANCELLED" | "COMPLETED" | "OUTBOUND" | "PAID" | "PICKED" | "RECEIVED" | "REFUNDED" | "REFUNDING" | "SHIPPED" | "TIMEOUT" | "UNPAID" | "%future added value";
export type ApplyAfterSaleInput = {
  clientKey: string;
  imageKeys?: ReadonlyArray<string> | null | undefined;
  lines?: ReadonlyArray<LineQuantityInput> | null | undefined;
  note?: string | null | undefined;
  orderID: string;
  reason: string;
  type: AfterSaleType;
};
export type LineQuantityInput = {
  lineID: string;
  quantity: number;
};
export type useApplyAfterSaleMutation$variables = {
  input: ApplyAfterSaleInput;
};
export type useApplyAfterSaleMutation$data = {
  readonly applyAfterSale: {
    readonly afterSale: {
      readonly afterSaleID: string;
      readonly type: AfterSaleType;
    } | null | undefined;
    readonly order: {
      readonly actions: ReadonlyArray<OrderAction>;
      readonly status: OrderStatus;
      readonly statusText: string;
    } | null | undefined;
  } | null | undefined;
};
export type useApplyAfterSaleMutation = {
  response: useApplyAfterSaleMutation$data;
  variables: useApplyAfterSaleMutation$variables;
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
  "name": "afterSaleID",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusText",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "actions",
  "storageKey": null
},
v7 = {
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
    "name": "useApplyAfterSaleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ApplyAfterSalePayload",
        "kind": "LinkedField",
        "name": "applyAfterSale",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AfterSale",
            "kind": "LinkedField",
            "name": "afterSale",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
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
    "name": "useApplyAfterSaleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ApplyAfterSalePayload",
        "kind": "LinkedField",
        "name": "applyAfterSale",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AfterSale",
            "kind": "LinkedField",
            "name": "afterSale",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0eca3072a5d5e97768d0b4e9f8215ac5ff9e2488730b816109a2e69064dc9f3c",
    "metadata": {},
    "name": "useApplyAfterSaleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a2e9e2d20175822be60fd95806bb4c77";

export default node;
