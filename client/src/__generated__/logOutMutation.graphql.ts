/**
 * @generated SignedSource<<817a5513210e0fb835be977b2e8d5f03>>
 * @relayHash 67a7ef372a7716c029315ebe7e7e2b99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59944848d81d22589dd86c4518f4506a796548ac9bd5160e3e455f0263059d00

import type { ConcreteRequest } from 'relay-runtime';
export type LogoutInput = {
  clientMutationId?: string | null | undefined;
};
export type logOutMutation$variables = {
  input: LogoutInput;
};
export type logOutMutation$data = {
  readonly logout: {
    readonly isLoggedOut: boolean;
  } | null | undefined;
};
export type logOutMutation = {
  response: logOutMutation$data;
  variables: logOutMutation$variables;
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
    "concreteType": "LogoutPayload",
    "kind": "LinkedField",
    "name": "logout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isLoggedOut",
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
    "name": "logOutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "logOutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "59944848d81d22589dd86c4518f4506a796548ac9bd5160e3e455f0263059d00",
    "metadata": {},
    "name": "logOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "72189a9b5a62427ab816bbbdda444dcf";

export default node;
