/**
 * @generated SignedSource<<1ab081b00968f0ceef614c93b4ebf64e>>
 * @relayHash 73cd2f94807def816225457181994469
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88844866f42e7d0ced2c7757062b862df39a016dee0baf416c04722f786c6fe0

import type { ConcreteRequest } from 'relay-runtime';
export type AfterSaleAction = "CANCEL" | "RECEIVE" | "SHIP" | "%future added value";
export type AfterSaleStatus = "APPLIED" | "APPROVED" | "CANCELLED" | "DONE" | "RECEIVED" | "REFUNDING" | "REJECTED" | "RESENT" | "RETURNING" | "%future added value";
export type ReceiveAfterSaleInput = {
  afterSaleID: string;
  clientKey: string;
};
export type afterSaleChangesReceiveMutation$variables = {
  input: ReceiveAfterSaleInput;
};
export type afterSaleChangesReceiveMutation$data = {
  readonly receiveAfterSale: {
    readonly afterSale: {
      readonly actions: ReadonlyArray<AfterSaleAction>;
      readonly status: AfterSaleStatus;
      readonly statusText: string;
    } | null | undefined;
  } | null | undefined;
};
export type afterSaleChangesReceiveMutation = {
  response: afterSaleChangesReceiveMutation$data;
  variables: afterSaleChangesReceiveMutation$variables;
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
    "name": "afterSaleChangesReceiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReceiveAfterSalePayload",
        "kind": "LinkedField",
        "name": "receiveAfterSale",
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
    "name": "afterSaleChangesReceiveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReceiveAfterSalePayload",
        "kind": "LinkedField",
        "name": "receiveAfterSale",
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
    "id": "88844866f42e7d0ced2c7757062b862df39a016dee0baf416c04722f786c6fe0",
    "metadata": {},
    "name": "afterSaleChangesReceiveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ea35a5cbc35362778cfcf4c3554d4b5a";

export default node;
