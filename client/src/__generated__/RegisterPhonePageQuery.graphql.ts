/**
 * @generated SignedSource<<054e8caada22bb62efb188dbb79aa470>>
 * @relayHash 66b86356bf423036d69d1b3ad87fb4c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fef5e1e9a408dff04a7d7cfc0ab829986318fcc2f6e302df3cc1ef0c6dc4158

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterPhonePageQuery$variables = Record<PropertyKey, never>;
export type RegisterPhonePageQuery$data = {
  readonly viewer: {
    readonly memberID: string;
    readonly " $fragmentSpreads": FragmentRefs<"LoggedIn_viewer">;
  } | null | undefined;
};
export type RegisterPhonePageQuery = {
  response: RegisterPhonePageQuery$data;
  variables: RegisterPhonePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "memberID",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RegisterPhonePageQuery",
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LoggedIn_viewer"
          }
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
    "name": "RegisterPhonePageQuery",
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
            "name": "username",
            "storageKey": null
          },
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
    "id": "7fef5e1e9a408dff04a7d7cfc0ab829986318fcc2f6e302df3cc1ef0c6dc4158",
    "metadata": {},
    "name": "RegisterPhonePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dd23d8967e2135e4071fe76b27ec4963";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
