/**
 * @generated SignedSource<<a27785a040e98dbc4a29f189d8cebb90>>
 * @relayHash 573750c8f1369563e79eeb9427bfcbb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0152810035332fad7f2bd22e3e58be31841389d36f499ed2709cc3c3d8995342

import type { ConcreteRequest } from 'relay-runtime';
export type RegistrationField = "COMPANY" | "NAME" | "PASSWORD" | "PHONE" | "USERNAME" | "%future added value";
export type CheckRegistrationInput = {
  field: RegistrationField;
  value: string;
};
export type useFieldCheckMutation$variables = {
  input: CheckRegistrationInput;
};
export type useFieldCheckMutation$data = {
  readonly checkRegistration: {
    readonly isFine: boolean;
  } | null | undefined;
};
export type useFieldCheckMutation = {
  response: useFieldCheckMutation$data;
  variables: useFieldCheckMutation$variables;
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
    "concreteType": "CheckRegistrationPayload",
    "kind": "LinkedField",
    "name": "checkRegistration",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isFine",
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
    "name": "useFieldCheckMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFieldCheckMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0152810035332fad7f2bd22e3e58be31841389d36f499ed2709cc3c3d8995342",
    "metadata": {},
    "name": "useFieldCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76a6704cf02f446bba104bdb36a96336";

export default node;
