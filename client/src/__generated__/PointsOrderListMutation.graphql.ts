/**
 * @generated SignedSource<<8c27aaf991873400d7412e79db2b9e44>>
 * @relayHash f28215d4bba37fbcf986e74623891b69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e8e5e35d38688f70e20b556510fc6a8a010a7e6ec188e4a4e14df230a2d91dd

import type { ConcreteRequest } from 'relay-runtime';
export type PointsOrderStatus = "PLACED" | "RECEIVED" | "SHIPPED" | "%future added value";
export type ConfirmPointsOrderInput = {
  pointsOrderID: string;
};
export type PointsOrderListMutation$variables = {
  input: ConfirmPointsOrderInput;
};
export type PointsOrderListMutation$data = {
  readonly confirmPointsOrder: {
    readonly pointsOrder: {
      readonly canConfirm: boolean;
      readonly receivedAt: string | null | undefined;
      readonly status: PointsOrderStatus;
      readonly statusText: string;
    } | null | undefined;
  } | null | undefined;
};
export type PointsOrderListMutation = {
  response: PointsOrderListMutation$data;
  variables: PointsOrderListMutation$variables;
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
  "name": "canConfirm",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "receivedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PointsOrderListMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmPointsOrderPayload",
        "kind": "LinkedField",
        "name": "confirmPointsOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PointsOrder",
            "kind": "LinkedField",
            "name": "pointsOrder",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
    "name": "PointsOrderListMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmPointsOrderPayload",
        "kind": "LinkedField",
        "name": "confirmPointsOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PointsOrder",
            "kind": "LinkedField",
            "name": "pointsOrder",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
    "id": "7e8e5e35d38688f70e20b556510fc6a8a010a7e6ec188e4a4e14df230a2d91dd",
    "metadata": {},
    "name": "PointsOrderListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e7137d6c30afdb8c2d7272506533858c";

export default node;
