/**
 * @generated SignedSource<<efd7e9ebd497bddbe09a6cee1633aff1>>
 * @relayHash aad16e71eb16024978213252701b4aef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b630ce8a93eebf0b1e9067a478e971b91178e363413679e960bcdd3621b2f4a0

import type { ConcreteRequest } from 'relay-runtime';
export type SwitchShopInput = {
  memberID: string;
  wantsToken?: boolean | null | undefined;
};
export type useEnterShopMutation$variables = {
  input: SwitchShopInput;
};
export type useEnterShopMutation$data = {
  readonly switchShop: {
    readonly expiresAt: string | null | undefined;
  } | null | undefined;
};
export type useEnterShopMutation = {
  response: useEnterShopMutation$data;
  variables: useEnterShopMutation$variables;
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
    "name": "switchShop",
    "plural": false,
    "selections": [
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
    "name": "useEnterShopMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEnterShopMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b630ce8a93eebf0b1e9067a478e971b91178e363413679e960bcdd3621b2f4a0",
    "metadata": {},
    "name": "useEnterShopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b22df764e07f8c11ee48154f96901b37";

export default node;
