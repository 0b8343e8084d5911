/**
 * @generated SignedSource<<98d00778b95527aad7f5b6f4a4b47b4d>>
 * @relayHash 801a5d4d76d067cf3de0dcebe5e90b62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a52da6a1d48dab66c785248e2bb9f1adf1eef670b833d95869ab4c3d215bed2

import type { ConcreteRequest } from 'relay-runtime';
export type CompanyKind = "CHAIN" | "CLINIC" | "HOSPITAL" | "PHARMACY" | "WHOLESALER" | "%future added value";
export type RegisterInput = {
  cityID?: string | null | undefined;
  company: string;
  districtID?: string | null | undefined;
  kind: CompanyKind;
  name: string;
  password: string;
  passwordConfirmation: string;
  provinceID: string;
  ticket: string;
  username: string;
  wantsToken?: boolean | null | undefined;
};
export type useRegisterMutation$variables = {
  input: RegisterInput;
};
export type useRegisterMutation$data = {
  readonly register: {
    readonly memberID: string;
  } | null | undefined;
};
export type useRegisterMutation = {
  response: useRegisterMutation$data;
  variables: useRegisterMutation$variables;
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
    "concreteType": "RegisterPayload",
    "kind": "LinkedField",
    "name": "register",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "memberID",
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
    "name": "useRegisterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5a52da6a1d48dab66c785248e2bb9f1adf1eef670b833d95869ab4c3d215bed2",
    "metadata": {},
    "name": "useRegisterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "161daac11626513a44767ad4b1f3f742";

export default node;
