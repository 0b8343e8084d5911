/**
 * @generated SignedSource<<c822df2626a90b21699beb2d5ca64fc5>>
 * @relayHash 744c3430ed95b3301e0df31211a8709c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 941b7eefc63033aa21d29c27875a3a1596fa69495ea01ccbbdaea19c09d9db16

import type { ConcreteRequest } from 'relay-runtime';
export type UnbindWechatInput = {
  clientMutationId?: string | null | undefined;
};
export type WechatBindingMutation$variables = {
  input: UnbindWechatInput;
};
export type WechatBindingMutation$data = {
  readonly unbindWechat: {
    readonly binding: {
      readonly isBound: boolean;
    };
  } | null | undefined;
};
export type WechatBindingMutation = {
  response: WechatBindingMutation$data;
  variables: WechatBindingMutation$variables;
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
    "concreteType": "UnbindWechatPayload",
    "kind": "LinkedField",
    "name": "unbindWechat",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WechatBinding",
        "kind": "LinkedField",
        "name": "binding",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isBound",
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
    "name": "WechatBindingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WechatBindingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "941b7eefc63033aa21d29c27875a3a1596fa69495ea01ccbbdaea19c09d9db16",
    "metadata": {},
    "name": "WechatBindingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aeb89d9174aa07b2fb856814b170f2c5";

export default node;
