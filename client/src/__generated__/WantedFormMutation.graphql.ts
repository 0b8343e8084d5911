/**
 * @generated SignedSource<<c56ed37132fd7a9620c25d12f850a8f2>>
 * @relayHash 13e1ea5bfa5b44dfc6ebd67f8d76d76a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d48ae9464ff9f759237490cee91c807c65935943af2fa5faca3fb09669fe98e

import type { ConcreteRequest } from 'relay-runtime';
export type AddWantedGoodsInput = {
  clientKey: string;
  imageKeys?: ReadonlyArray<string> | null | undefined;
  manufacturer?: string | null | undefined;
  name: string;
  price?: string | null | undefined;
  quantity: number;
  remark?: string | null | undefined;
  spec?: string | null | undefined;
  until: string;
};
export type WantedFormMutation$variables = {
  input: AddWantedGoodsInput;
};
export type WantedFormMutation$data = {
  readonly addWantedGoods: {
    readonly wantedGoods: {
      readonly wantedID: string;
    } | null | undefined;
  } | null | undefined;
};
export type WantedFormMutation = {
  response: WantedFormMutation$data;
  variables: WantedFormMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wantedID",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WantedFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddWantedGoodsPayload",
        "kind": "LinkedField",
        "name": "addWantedGoods",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WantedGoods",
            "kind": "LinkedField",
            "name": "wantedGoods",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WantedFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddWantedGoodsPayload",
        "kind": "LinkedField",
        "name": "addWantedGoods",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WantedGoods",
            "kind": "LinkedField",
            "name": "wantedGoods",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0d48ae9464ff9f759237490cee91c807c65935943af2fa5faca3fb09669fe98e",
    "metadata": {},
    "name": "WantedFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dc98a6275bceb2bbc578af57f0604dd8";

export default node;
