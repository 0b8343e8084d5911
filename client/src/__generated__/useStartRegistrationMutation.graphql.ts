/**
 * @generated SignedSource<<d9f21e8ae412d2b52ba16f38e2cc179f>>
 * @relayHash 659e2a114f37c9bbf883bf61457527e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 929749e2308d266fc12ce8853a7fcd31018ab5ca2e6dd5c4217db975359acead

import type { ConcreteRequest } from 'relay-runtime';
export type StartRegistrationInput = {
  code: string;
  phone: string;
};
export type useStartRegistrationMutation$variables = {
  input: StartRegistrationInput;
};
export type useStartRegistrationMutation$data = {
  readonly startRegistration: {
    readonly expiresAt: string;
    readonly ticket: string;
  } | null | undefined;
};
export type useStartRegistrationMutation = {
  response: useStartRegistrationMutation$data;
  variables: useStartRegistrationMutation$variables;
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
    "concreteType": "StartRegistrationPayload",
    "kind": "LinkedField",
    "name": "startRegistration",
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
    "name": "useStartRegistrationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartRegistrationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "929749e2308d266fc12ce8853a7fcd31018ab5ca2e6dd5c4217db975359acead",
    "metadata": {},
    "name": "useStartRegistrationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d18c03a1c07272c52e304ab325b3d31a";

export default node;
