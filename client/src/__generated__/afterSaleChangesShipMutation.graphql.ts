/**
 * @generated SignedSource<<2804a5688a2170d1228e441531fc86bc>>
 * @relayHash ca439845b6d18ca4c522ce0e2b99f604
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d05d858ae1d0977b4ad6b0eddbe645aa2b2c7e47ec557af7f9dd4b5e3d90b80c

import type { ConcreteRequest } from 'relay-runtime';
export type AfterSaleAction = "CANCEL" | "RECEIVE" | "SHIP" | "%future added value";
export type AfterSaleStatus = "APPLIED" | "APPROVED" | "CANCELLED" | "DONE" | "RECEIVED" | "REFUNDING" | "REJECTED" | "RESENT" | "RETURNING" | "%future added value";
export type ShipAfterSaleInput = {
  afterSaleID: string;
  carrier: string;
  clientKey: string;
  trackingNumber: string;
};
export type afterSaleChangesShipMutation$variables = {
  input: ShipAfterSaleInput;
};
export type afterSaleChangesShipMutation$data = {
  readonly shipAfterSale: {
    readonly afterSale: {
      readonly actions: ReadonlyArray<AfterSaleAction>;
      readonly status: AfterSaleStatus;
      readonly statusText: string;
    } | null | undefined;
  } | null | undefined;
};
export type afterSaleChangesShipMutation = {
  response: afterSaleChangesShipMutation$data;
  variables: afterSaleChangesShipMutation$variables;
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
    "name": "afterSaleChangesShipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ShipAfterSalePayload",
        "kind": "LinkedField",
        "name": "shipAfterSale",
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
    "name": "afterSaleChangesShipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ShipAfterSalePayload",
        "kind": "LinkedField",
        "name": "shipAfterSale",
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
    "id": "d05d858ae1d0977b4ad6b0eddbe645aa2b2c7e47ec557af7f9dd4b5e3d90b80c",
    "metadata": {},
    "name": "afterSaleChangesShipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "88bade25bf32f8826fb1e73ab230fd1c";

export default node;
