/**
 * @generated SignedSource<<b59b57e4c497cd0deffd722d6c301560>>
 * @relayHash 4f2541ff11d5a86efcdff543536d7b0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d7d277bd8cbd025a744565de12c8fc4ea7aaff304751974d9a79267d7f23b09

import type { ConcreteRequest } from 'relay-runtime';
export type useThreadQuery$variables = Record<PropertyKey, never>;
export type useThreadQuery$data = {
  readonly chat: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly chatMessageID: string;
        readonly content: string | null | undefined;
        readonly createdAt: string;
        readonly id: string;
        readonly image: string | null | undefined;
        readonly isOwn: boolean;
        readonly staff: string | null | undefined;
      };
    }>;
    readonly totalCount: number;
    readonly unreadCount: number;
  } | null | undefined;
};
export type useThreadQuery = {
  response: useThreadQuery$data;
  variables: useThreadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 30
      }
    ],
    "concreteType": "ChatMessageConnection",
    "kind": "LinkedField",
    "name": "chat",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ChatMessageEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ChatMessage",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "chatMessageID",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOwn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "staff",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "content",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "image",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "chat(first:30)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useThreadQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useThreadQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8d7d277bd8cbd025a744565de12c8fc4ea7aaff304751974d9a79267d7f23b09",
    "metadata": {},
    "name": "useThreadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d95020f92d3a5d9dc8494f44c9796168";

export default node;
