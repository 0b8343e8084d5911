/**
 * @generated SignedSource<<4906c3a211aa50b8070bfe3155f96738>>
 * @relayHash 2fbe9815409d36d8f2989ac41df0614b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 728c77e52409f46f0ad2a0edbbcc68536bb5ed69d40f17d01b94ed8f2659dc76

import type { ConcreteRequest } from 'relay-runtime';
export type MarkChatSeenInput = {
  chatMessageID: string;
};
export type useSeenMutation$variables = {
  input: MarkChatSeenInput;
};
export type useSeenMutation$data = {
  readonly markChatSeen: {
    readonly unreadCount: number | null | undefined;
  } | null | undefined;
};
export type useSeenMutation = {
  response: useSeenMutation$data;
  variables: useSeenMutation$variables;
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
    "name": "useSeenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSeenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "728c77e52409f46f0ad2a0edbbcc68536bb5ed69d40f17d01b94ed8f2659dc76",
    "metadata": {},
    "name": "useSeenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "71d8c771807293cb2181ed29aed4696d";

export default node;
