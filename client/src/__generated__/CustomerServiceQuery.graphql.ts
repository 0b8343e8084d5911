/**
 * @generated SignedSource<<781ed917fd6d2619ae398b8211bc9fc4>>
 * @relayHash f5391587d7933c83392860687e0ece3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0038e75cf4aa0ecc8b0ddc1c8e572a35d31f5d7204bcb2781b34289f650be7c

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerServiceQuery$variables = Record<PropertyKey, never>;
export type CustomerServiceQuery$data = {
  readonly viewer: {
    readonly accountManager: {
      readonly isDefault: boolean;
      readonly name: string;
      readonly phone: string;
    } | null | undefined;
    readonly canChat: boolean;
    readonly hotline: string | null | undefined;
    readonly serviceQQ: ReadonlyArray<string>;
    readonly username: string;
  } | null | undefined;
};
export type CustomerServiceQuery = {
  response: CustomerServiceQuery$data;
  variables: CustomerServiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canChat",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hotline",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceQQ",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "AccountManager",
  "kind": "LinkedField",
  "name": "accountManager",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CustomerServiceQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CustomerServiceQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "f0038e75cf4aa0ecc8b0ddc1c8e572a35d31f5d7204bcb2781b34289f650be7c",
    "metadata": {},
    "name": "CustomerServiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1f0fed121030ef9adb376836fe900d5b";

export default node;
