/**
 * @generated SignedSource<<b64816a4bd0709fa6f489f7edfde29dd>>
 * @relayHash 25d44db4e86e9c20e4cd575dd92443df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae83f0a95ef346ee392f736019c5904afd8106ae7aba3886189b7256d21b8c0b

import type { ConcreteRequest } from 'relay-runtime';
export type SwitchShopInput = {
  memberID: string;
  wantsToken?: boolean | null | undefined;
};
export type useSwitchShopMutation$variables = {
  input: SwitchShopInput;
};
export type useSwitchShopMutation$data = {
  readonly switchShop: {
    readonly expiresAt: string | null | undefined;
  } | null | undefined;
};
export type useSwitchShopMutation = {
  response: useSwitchShopMutation$data;
  variables: useSwitchShopMutation$variables;
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
    "name": "useSwitchShopMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSwitchShopMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ae83f0a95ef346ee392f736019c5904afd8106ae7aba3886189b7256d21b8c0b",
    "metadata": {},
    "name": "useSwitchShopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a5e51eeeec7232090641911216f33dcc";

export default node;
