/**
 * @generated SignedSource<<0f671b4270f54df73e0ae86784e72c27>>
 * @relayHash 2253232daaa6b847b74c92934cf76c05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 430d4a586145aef100733ffc20e77a79e124df02eae9aa8f992e33b70374a4f9

import type { ConcreteRequest } from 'relay-runtime';
export type WechatPurpose = "BIND" | "LOGIN" | "REGISTER" | "%future added value";
export type RequestWechatCodeInput = {
  purpose: WechatPurpose;
};
export type useWechatCodeMutation$variables = {
  input: RequestWechatCodeInput;
};
export type useWechatCodeMutation$data = {
  readonly requestWechatCode: {
    readonly code: {
      readonly image: string | null | undefined;
      readonly isDemo: boolean;
      readonly token: string;
      readonly url: string;
    };
  } | null | undefined;
};
export type useWechatCodeMutation = {
  response: useWechatCodeMutation$data;
  variables: useWechatCodeMutation$variables;
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
    "concreteType": "RequestWechatCodePayload",
    "kind": "LinkedField",
    "name": "requestWechatCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WechatCode",
        "kind": "LinkedField",
        "name": "code",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "token",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "image",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDemo",
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
    "name": "useWechatCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWechatCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "430d4a586145aef100733ffc20e77a79e124df02eae9aa8f992e33b70374a4f9",
    "metadata": {},
    "name": "useWechatCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4285aea05ef2f28136679cbba7f989b1";

export default node;
