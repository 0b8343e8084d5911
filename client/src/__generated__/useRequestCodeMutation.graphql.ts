/**
 * @generated SignedSource<<18ed23a00f92c5ade4a940bac8fd6804>>
 * @relayHash 2ff1f7830b7955fdb9640a0276171f36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6d86634d5629be6a459356647180ba824dd4072b8d4327b8566e708b8fd07f2

import type { ConcreteRequest } from 'relay-runtime';
export type CodePurpose = "BIND" | "FORGET" | "LOGIN" | "PHONE" | "REGISTER" | "SHOP" | "%future added value";
export type RequestCodeInput = {
  phone: string;
  purpose: CodePurpose;
};
export type useRequestCodeMutation$variables = {
  input: RequestCodeInput;
};
export type useRequestCodeMutation$data = {
  readonly requestCode: {
    readonly demoOutbox: string | null | undefined;
    readonly retryAfterSeconds: number;
  } | null | undefined;
};
export type useRequestCodeMutation = {
  response: useRequestCodeMutation$data;
  variables: useRequestCodeMutation$variables;
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
    "concreteType": "RequestCodePayload",
    "kind": "LinkedField",
    "name": "requestCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "retryAfterSeconds",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "demoOutbox",
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
    "name": "useRequestCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d6d86634d5629be6a459356647180ba824dd4072b8d4327b8566e708b8fd07f2",
    "metadata": {},
    "name": "useRequestCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "75df6dd764cf13aae9e02c529a8b0811";

export default node;
