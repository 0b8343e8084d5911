/**
 * @generated SignedSource<<8a7608db56fd1406e61058ca25362efc>>
 * @relayHash 6cbfa9a828966e2f0e2c4fc433732f18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f59c28e9704e0fe6d09c838c28e60cb7c2e8347914db4b2b6885928056f2229c

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewState = "FROZEN" | "PASSED" | "PENDING" | "REJECTED" | "%future added value";
export type ShopRole = "BUYER" | "FINANCE" | "OWNER" | "%future added value";
export type LoginWithWechatInput = {
  token: string;
  wantsToken?: boolean | null | undefined;
};
export type useLoginWithWechatMutation$variables = {
  input: LoginWithWechatInput;
};
export type useLoginWithWechatMutation$data = {
  readonly loginWithWechat: {
    readonly shops: ReadonlyArray<{
      readonly company: string;
      readonly memberID: string;
      readonly review: ReviewState;
      readonly role: ShopRole;
    }>;
  } | null | undefined;
};
export type useLoginWithWechatMutation = {
  response: useLoginWithWechatMutation$data;
  variables: useLoginWithWechatMutation$variables;
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
    "name": "loginWithWechat",
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
    "name": "useLoginWithWechatMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLoginWithWechatMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f59c28e9704e0fe6d09c838c28e60cb7c2e8347914db4b2b6885928056f2229c",
    "metadata": {},
    "name": "useLoginWithWechatMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6392dbba33e8d1f61c1a246eebf4879a";

export default node;
