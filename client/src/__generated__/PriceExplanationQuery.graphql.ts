/**
 * @generated SignedSource<<c4bc50eeb8727bb3af00f147c982d5ba>>
 * @relayHash 2479c2681956b7f4bb7debcd7b54d9c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fa3de99f3baca21c4e4ac3c69f9e97afe56110d2561299d51f50473e3b82c71

import type { ConcreteRequest } from 'relay-runtime';
export type PricingPhase = "ADDON" | "COMBINATION" | "COUPON" | "DISCOUNT" | "FLASH" | "FULL_REDUCTION" | "GROUP" | "LADDER" | "OTHER" | "PIECES" | "SPECIAL" | "%future added value";
export type PriceExplanationQuery$variables = {
  orderID: string;
};
export type PriceExplanationQuery$data = {
  readonly order: {
    readonly explanation: {
      readonly isEqual: boolean;
      readonly steps: ReadonlyArray<{
        readonly amount: string;
        readonly lineIDs: ReadonlyArray<string>;
        readonly phase: PricingPhase;
        readonly title: string;
      }>;
      readonly stored: {
        readonly list: string;
        readonly payable: string;
        readonly shipping: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type PriceExplanationQuery = {
  response: PriceExplanationQuery$data;
  variables: PriceExplanationQuery$variables;
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
  "concreteType": "OrderExplanation",
  "kind": "LinkedField",
  "name": "explanation",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExplanationStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineIDs",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderSums",
      "kind": "LinkedField",
      "name": "stored",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "list",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shipping",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEqual",
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
    "name": "PriceExplanationQuery",
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
    "name": "PriceExplanationQuery",
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
    "id": "7fa3de99f3baca21c4e4ac3c69f9e97afe56110d2561299d51f50473e3b82c71",
    "metadata": {},
    "name": "PriceExplanationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "494bf6379b1f05138e18529bba752ac0";

export default node;
