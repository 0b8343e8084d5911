/**
 * @generated SignedSource<<45faae63f7042bec3fdc062f9b55ecfd>>
 * @relayHash 17dcff54e1ad6b054bad4db4f477e026
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef5b06f0e8acf913c380729537512dbaf8c506869fddb90169e3d0f367df8c94

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewState = "FROZEN" | "PASSED" | "PENDING" | "REJECTED" | "%future added value";
export type ShopRole = "BUYER" | "FINANCE" | "OWNER" | "%future added value";
export type LoginWithCodeInput = {
  code: string;
  phone: string;
  wantsToken?: boolean | null | undefined;
};
export type useLoginWithCodeMutation$variables = {
  input: LoginWithCodeInput;
};
export type useLoginWithCodeMutation$data = {
  readonly loginWithCode: {
    readonly shops: ReadonlyArray<{
      readonly company: string;
      readonly memberID: string;
      readonly review: ReviewState;
      readonly role: ShopRole;
    }>;
  } | null | undefined;
};
export type useLoginWithCodeMutation = {
  response: useLoginWithCodeMutation$data;
  variables: useLoginWithCodeMutation$variables;
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
    "concreteType": "LoginPayload",
    "kind": "LinkedField",
    "name": "loginWithCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Shop",
        "kind": "LinkedField",
        "name": "shops",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "memberID",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "company",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "role",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "review",
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
    "name": "useLoginWithCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLoginWithCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ef5b06f0e8acf913c380729537512dbaf8c506869fddb90169e3d0f367df8c94",
    "metadata": {},
    "name": "useLoginWithCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "021102631669fc36cbb94afbf6a702c8";

export default node;
