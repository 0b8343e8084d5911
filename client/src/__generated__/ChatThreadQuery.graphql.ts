/**
 * @generated SignedSource<<5c49191bfa681d412c6e1b995a16ddeb>>
 * @relayHash 081209de1f4c3cb5d50c4c96128f3d77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 517eb1bc09840295f61571e5530491a40ce539a484e6fe4fb0897f40d3778c79

import type { ConcreteRequest } from 'relay-runtime';
export type ChatThreadQuery$variables = {
  first: number;
};
export type ChatThreadQuery$data = {
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
export type ChatThreadQuery = {
  response: ChatThreadQuery$data;
  variables: ChatThreadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ChatThreadQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChatThreadQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "517eb1bc09840295f61571e5530491a40ce539a484e6fe4fb0897f40d3778c79",
    "metadata": {},
    "name": "ChatThreadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8de00acfa7827da7b942b624246108a1";

export default node;
