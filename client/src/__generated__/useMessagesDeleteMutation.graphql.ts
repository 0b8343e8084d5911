/**
 * @generated SignedSource<<4af2deca3a6f7bff07d87e1480aa86e3>>
 * @relayHash d6a8c05f0d5279478f865f088887d8c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8204c7c538643ea6d9360d7d400dc53f56da94f07987d48bb28b68627f1c6eba

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteMessagesInput = {
  messageIDs: ReadonlyArray<string>;
};
export type useMessagesDeleteMutation$variables = {
  input: DeleteMessagesInput;
};
export type useMessagesDeleteMutation$data = {
  readonly deleteMessages: {
    readonly deletedMessageIds: ReadonlyArray<string>;
    readonly unread: {
      readonly cert: number;
      readonly notice: number;
      readonly order: number;
      readonly promo: number;
      readonly total: number;
    } | null | undefined;
  } | null | undefined;
};
export type useMessagesDeleteMutation = {
  response: useMessagesDeleteMutation$data;
  variables: useMessagesDeleteMutation$variables;
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
    "concreteType": "DeleteMessagesPayload",
    "kind": "LinkedField",
    "name": "deleteMessages",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedMessageIds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UnreadMessages",
        "kind": "LinkedField",
        "name": "unread",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "order",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "promo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "notice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cert",
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
    "name": "useMessagesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMessagesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8204c7c538643ea6d9360d7d400dc53f56da94f07987d48bb28b68627f1c6eba",
    "metadata": {},
    "name": "useMessagesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "be5756151e56b16685346c315fda5857";

export default node;
