/**
 * @generated SignedSource<<4fe2666a0f97fb7f3a50718ddc44b0b0>>
 * @relayHash 59711682d4824b480d440e0a6c0d68f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2c4989625f728cb8e7999405c088e14ef4c2b7f2aa3dd14e7bdeeb1e569c90b

import type { ConcreteRequest } from 'relay-runtime';
export type StartPasswordResetInput = {
  code: string;
  phone: string;
};
export type useStartPasswordResetMutation$variables = {
  input: StartPasswordResetInput;
};
export type useStartPasswordResetMutation$data = {
  readonly startPasswordReset: {
    readonly expiresAt: string;
    readonly ticket: string;
  } | null | undefined;
};
export type useStartPasswordResetMutation = {
  response: useStartPasswordResetMutation$data;
  variables: useStartPasswordResetMutation$variables;
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
    "concreteType": "StartPasswordResetPayload",
    "kind": "LinkedField",
    "name": "startPasswordReset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ticket",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
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
    "name": "useStartPasswordResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartPasswordResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a2c4989625f728cb8e7999405c088e14ef4c2b7f2aa3dd14e7bdeeb1e569c90b",
    "metadata": {},
    "name": "useStartPasswordResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5e8ba7dc98159094888707990a89a7d6";

export default node;
