/**
 * @generated SignedSource<<5f90fd207241647bad480988a6b2f889>>
 * @relayHash 83941b67fd3b01353194ae2e94f75abf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f8c5cefc60440d5f406f5473295516d5a8baaccb38359923862b6dc5b04e45b

import type { ConcreteRequest } from 'relay-runtime';
export type CustomerServiceQuery$variables = Record<PropertyKey, never>;
export type CustomerServiceQuery$data = {
  readonly viewer: {
    readonly accountManager: {
      readonly isDefault: boolean;
      readonly name: string;
      readonly phone: string;
    } | null | undefined;
    readonly hotline: string | null | undefined;
    readonly serviceQQ: ReadonlyArray<string>;
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
  "name": "hotline",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceQQ",
  "storageKey": null
},
v2 = {
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
          (v2/*:: as any*/)
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
    "id": "7f8c5cefc60440d5f406f5473295516d5a8baaccb38359923862b6dc5b04e45b",
    "metadata": {},
    "name": "CustomerServiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c9ca687fb303c86e0c7c5395059a1505";

export default node;
