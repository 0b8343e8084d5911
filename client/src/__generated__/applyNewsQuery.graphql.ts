/**
 * @generated SignedSource<<f4c19de51b1f073c7305ab3c1aa591a1>>
 * @relayHash 75feabc5417e9bcb07a9de4e784b0cc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f7306f3c09416f00fbda01448b65051c403c1b59d53b3bdf34f1b1d7d34336f

import type { ConcreteRequest } from 'relay-runtime';
export type applyNewsQuery$variables = Record<PropertyKey, never>;
export type applyNewsQuery$data = {
  readonly cartBadge: number | null | undefined;
  readonly orderCounts: {
    readonly afterSale: number;
    readonly shipped: number;
    readonly toShip: number;
    readonly unpaid: number;
  } | null | undefined;
  readonly viewer: {
    readonly memberID: string;
    readonly messageCount: number;
  } | null | undefined;
};
export type applyNewsQuery = {
  response: applyNewsQuery$data;
  variables: applyNewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cartBadge",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "memberID",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "OrderCounts",
  "kind": "LinkedField",
  "name": "orderCounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unpaid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toShip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "afterSale",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "applyNewsQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      (v3/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "applyNewsQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
      },
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "id": "1f7306f3c09416f00fbda01448b65051c403c1b59d53b3bdf34f1b1d7d34336f",
    "metadata": {},
    "name": "applyNewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c7216a5a7afcded103065509132d4b0a";

export default node;
