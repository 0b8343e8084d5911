/**
 * @generated SignedSource<<d54a98e56d8cf331210e38e184590f74>>
 * @relayHash 531ccb7308dedcef21752657b39c7a69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64be8452eef50de4fa38802564b699d65eea28962a1b476985b3792218df553c

import type { ConcreteRequest } from 'relay-runtime';
export type MarkChatSeenInput = {
  chatMessageID: string;
};
export type ChatThreadSeenMutation$variables = {
  input: MarkChatSeenInput;
};
export type ChatThreadSeenMutation$data = {
  readonly markChatSeen: {
    readonly unreadCount: number | null | undefined;
  } | null | undefined;
};
export type ChatThreadSeenMutation = {
  response: ChatThreadSeenMutation$data;
  variables: ChatThreadSeenMutation$variables;
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
    "concreteType": "MarkChatSeenPayload",
    "kind": "LinkedField",
    "name": "markChatSeen",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadCount",
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
    "name": "ChatThreadSeenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChatThreadSeenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "64be8452eef50de4fa38802564b699d65eea28962a1b476985b3792218df553c",
    "metadata": {},
    "name": "ChatThreadSeenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "92950fbf933406ea96cc9b328679f246";

export default node;
