/**
 * @generated SignedSource<<39354c89ebb37de89602685bb6372dea>>
 * @relayHash 4238c2e19c77bee027da5dd239161b41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c5a7bfc29aa78afc4e9abb316a2b998419a9a67f871159d38cba3b352b1f0e4

import type { ConcreteRequest } from 'relay-runtime';
export type CompanyKind = "CHAIN" | "CLINIC" | "HOSPITAL" | "PHARMACY" | "WHOLESALER" | "%future added value";
export type RegisterWithWechatInput = {
  cityID?: string | null | undefined;
  code: string;
  company: string;
  districtID?: string | null | undefined;
  kind: CompanyKind;
  name: string;
  password: string;
  passwordConfirmation: string;
  phone: string;
  provinceID: string;
  username: string;
  wantsToken?: boolean | null | undefined;
  wechatTicket: string;
};
export type useRegisterWithWechatMutation$variables = {
  input: RegisterWithWechatInput;
};
export type useRegisterWithWechatMutation$data = {
  readonly registerWithWechat: {
    readonly memberID: string;
  } | null | undefined;
};
export type useRegisterWithWechatMutation = {
  response: useRegisterWithWechatMutation$data;
  variables: useRegisterWithWechatMutation$variables;
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
    "name": "registerWithWechat",
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
    "name": "useRegisterWithWechatMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterWithWechatMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4c5a7bfc29aa78afc4e9abb316a2b998419a9a67f871159d38cba3b352b1f0e4",
    "metadata": {},
    "name": "useRegisterWithWechatMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b3870e2f5a5bd951edad05a5c56ba62d";

export default node;
