/**
 * @generated SignedSource<<9278d58c3dcfa0ffd43a9be30f6c971b>>
 * @relayHash b90734911c73302b7ea2c59ce7fe75ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fff0ce4fdf1dc7689ffbdeb58ef479631326a712ba7b6e017bb852c27a826ef

import type { ConcreteRequest } from 'relay-runtime';
export type SendChatMessageInput = {
  clientKey: string;
  content?: string | null | undefined;
  image?: string | null | undefined;
};
export type useSendChatMutation$variables = {
  input: SendChatMessageInput;
};
export type useSendChatMutation$data = {
  readonly sendChatMessage: {
    readonly chatMessage: {
      readonly chatMessageID: string;
      readonly content: string | null | undefined;
      readonly createdAt: string;
      readonly id: string;
      readonly image: string | null | undefined;
      readonly isOwn: boolean;
      readonly staff: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSendChatMutation = {
  response: useSendChatMutation$data;
  variables: useSendChatMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SendChatMessagePayload",
    "kind": "LinkedField",
    "name": "sendChatMessage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ChatMessage",
        "kind": "LinkedField",
        "name": "chatMessage",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendChatMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendChatMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5fff0ce4fdf1dc7689ffbdeb58ef479631326a712ba7b6e017bb852c27a826ef",
    "metadata": {},
    "name": "useSendChatMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "49a49c4b81edcaa4c9cbe16c0838add9";

export default node;
