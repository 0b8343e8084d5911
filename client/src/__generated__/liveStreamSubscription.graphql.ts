/**
 * @generated SignedSource<<af9f7b5e3105fc62fccabaa0539621a1>>
 * @relayHash 674a06fdf01ef2eb58bb6f62abd2f266
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bb5b1f69816bd05f40132704c5ff44a4f18da8b8d79109600958c00482993c4

import type { ConcreteRequest } from 'relay-runtime';
export type liveStreamSubscription$variables = Record<PropertyKey, never>;
export type liveStreamSubscription$data = {
  readonly changed: {
    readonly cart: {
      readonly lineCount: number;
      readonly selectedCount: number;
      readonly totals: {
        readonly payable: string;
      };
    } | null | undefined;
    readonly order: {
      readonly orderID: string;
    } | null | undefined;
  } | null | undefined;
};
export type liveStreamSubscription = {
  response: liveStreamSubscription$data;
  variables: liveStreamSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "selectedCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "CartTotals",
  "kind": "LinkedField",
  "name": "totals",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payable",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderID",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "liveStreamSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LiveChange",
        "kind": "LinkedField",
        "name": "changed",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
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
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "liveStreamSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "LiveChange",
        "kind": "LinkedField",
        "name": "changed",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v4/*:: as any*/)
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
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4bb5b1f69816bd05f40132704c5ff44a4f18da8b8d79109600958c00482993c4",
    "metadata": {},
    "name": "liveStreamSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "19f718c66066c80d9fd987b51d267143";

export default node;
