/**
 * @generated SignedSource<<3ccdea6b6318ce25ed0f84e6b987a301>>
 * @relayHash 76fe856b5595e34f2f504cf8ae1783c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0845ea561d4e8a46a6077c4c548f9ba8f0a3e3cf2755373f8fab778ce02823d7

import type { ConcreteRequest } from 'relay-runtime';
export type CompanyKind = "CHAIN" | "CLINIC" | "HOSPITAL" | "PHARMACY" | "WHOLESALER" | "%future added value";
export type RegisterShopInput = {
  cityID?: string | null | undefined;
  company: string;
  districtID?: string | null | undefined;
  kind: CompanyKind;
  provinceID: string;
  ticket: string;
  wantsToken?: boolean | null | undefined;
};
export type useRegisterShopMutation$variables = {
  input: RegisterShopInput;
};
export type useRegisterShopMutation$data = {
  readonly registerShop: {
    readonly memberID: string;
  } | null | undefined;
};
export type useRegisterShopMutation = {
  response: useRegisterShopMutation$data;
  variables: useRegisterShopMutation$variables;
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
    "name": "registerShop",
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
    "name": "useRegisterShopMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterShopMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0845ea561d4e8a46a6077c4c548f9ba8f0a3e3cf2755373f8fab778ce02823d7",
    "metadata": {},
    "name": "useRegisterShopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7abfd32aee587cd9154e1fc6780f4944";

export default node;
