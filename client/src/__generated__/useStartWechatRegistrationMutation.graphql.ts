/**
 * @generated SignedSource<<bb3d28d74388076fa24bca24974df9b5>>
 * @relayHash 561e935675bc89c1d741388579f870c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eeec3527a3c80ab6af5fa490698b84291f9eb5f1dec49eb7b72172a9c430983

import type { ConcreteRequest } from 'relay-runtime';
export type StartWechatRegistrationInput = {
  authCode?: string | null | undefined;
  scanToken?: string | null | undefined;
};
export type useStartWechatRegistrationMutation$variables = {
  input: StartWechatRegistrationInput;
};
export type useStartWechatRegistrationMutation$data = {
  readonly startWechatRegistration: {
    readonly nickname: string;
    readonly wechatTicket: string;
  } | null | undefined;
};
export type useStartWechatRegistrationMutation = {
  response: useStartWechatRegistrationMutation$data;
  variables: useStartWechatRegistrationMutation$variables;
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
    "concreteType": "StartWechatRegistrationPayload",
    "kind": "LinkedField",
    "name": "startWechatRegistration",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "wechatTicket",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nickname",
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
    "name": "useStartWechatRegistrationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartWechatRegistrationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4eeec3527a3c80ab6af5fa490698b84291f9eb5f1dec49eb7b72172a9c430983",
    "metadata": {},
    "name": "useStartWechatRegistrationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4c480d975da2536a9284bc1c67bd6319";

export default node;
