/**
 * @generated SignedSource<<d4c28da07982102aabc9bda8aba386aa>>
 * @relayHash 62705f6a4b981a5f6ba8edaebb1c011a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 188ebc98aff00a919e321821ff1d15fa2d382508f34c0f20bae5a03a232ce822

import type { ConcreteRequest } from 'relay-runtime';
export type useThreadOlderQuery$variables = {
  olderThan: string;
};
export type useThreadOlderQuery$data = {
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
  } | null | undefined;
};
export type useThreadOlderQuery = {
  response: useThreadOlderQuery$data;
  variables: useThreadOlderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "olderThan"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 30
      },
      {
        "kind": "Variable",
        "name": "olderThan",
        "variableName": "olderThan"
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
    "name": "useThreadOlderQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useThreadOlderQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "188ebc98aff00a919e321821ff1d15fa2d382508f34c0f20bae5a03a232ce822",
    "metadata": {},
    "name": "useThreadOlderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5e3511e73a88cddaef6e702adb7c2eed";

export default node;
