/**
 * @generated SignedSource<<c5aa86de1f150d600af1974a2e17f709>>
 * @relayHash e834612c79fc04cdef96b20d96c827a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 519d4d3ae1091d4bb8b6d0db988335338b9bd7a526ba457e17f045fe8be7184d

import type { ConcreteRequest } from 'relay-runtime';
export type OrderLineKind = "ADDON" | "COMBINATION" | "FLASH" | "GIFT" | "GROUP" | "PLAIN" | "%future added value";
export type ReceiptDialogQuery$variables = {
  orderID: string;
};
export type ReceiptDialogQuery$data = {
  readonly order: {
    readonly detail: {
      readonly lines: ReadonlyArray<{
        readonly kind: OrderLineKind;
        readonly lineID: string;
        readonly lots: ReadonlyArray<{
          readonly expiresOn: string;
          readonly lotNumber: string;
        }>;
        readonly name: string;
        readonly packUnit: string;
        readonly quantity: number;
        readonly returnedQuantity: number;
        readonly spec: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type ReceiptDialogQuery = {
  response: ReceiptDialogQuery$data;
  variables: ReceiptDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderID"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "orderID",
    "variableName": "orderID"
  }
],
v2 = {
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
      "concreteType": "OrderLine",
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
          "name": "name",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnedQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderLot",
          "kind": "LinkedField",
          "name": "lots",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lotNumber",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expiresOn",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReceiptDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "ReceiptDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Order",
        "kind": "LinkedField",
        "name": "order",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "519d4d3ae1091d4bb8b6d0db988335338b9bd7a526ba457e17f045fe8be7184d",
    "metadata": {},
    "name": "ReceiptDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b0c1db39ec1cfa787e023e2f9c94326f";

export default node;
