/**
 * @generated SignedSource<<7919dc757ae25cf747832290312476bd>>
 * @relayHash 3ff1745b4133e4a6a65cc118034ec807
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53a128d279ea3fbe18bde3dc052a72da5f4642273208857ec9d2fbfce5e983d5

import type { ConcreteRequest } from 'relay-runtime';
export type MessageKind = "CERT" | "NOTICE" | "ORDER" | "PROMO" | "%future added value";
export type ReadMessagesInput = {
  kind?: MessageKind | null | undefined;
  messageIDs?: ReadonlyArray<string> | null | undefined;
};
export type useMessagesReadMutation$variables = {
  input: ReadMessagesInput;
};
export type useMessagesReadMutation$data = {
  readonly readMessages: {
    readonly readMessageIds: ReadonlyArray<string>;
    readonly unread: {
      readonly cert: number;
      readonly notice: number;
      readonly order: number;
      readonly promo: number;
      readonly total: number;
    } | null | undefined;
  } | null | undefined;
};
export type useMessagesReadMutation = {
  response: useMessagesReadMutation$data;
  variables: useMessagesReadMutation$variables;
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
    "concreteType": "ReadMessagesPayload",
    "kind": "LinkedField",
    "name": "readMessages",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "readMessageIds",
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
    "name": "useMessagesReadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMessagesReadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "53a128d279ea3fbe18bde3dc052a72da5f4642273208857ec9d2fbfce5e983d5",
    "metadata": {},
    "name": "useMessagesReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "adc6faf12e711b78066f1ed6941d3437";

export default node;
