/**
 * @generated SignedSource<<72a173a728c7a50ebbfd6a97a7fadaaa>>
 * @relayHash 5029f872fb9f9a6c4f9fca519828193a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b686af890d8ca6581449befd0a4f61d99f1c64a49f7aaf1c169a07e3426da00

import type { ConcreteRequest } from 'relay-runtime';
export type sessionGuardQuery$variables = Record<PropertyKey, never>;
export type sessionGuardQuery$data = {
  readonly viewer: {
    readonly memberID: string;
  } | null | undefined;
};
export type sessionGuardQuery = {
  response: sessionGuardQuery$data;
  variables: sessionGuardQuery$variables;
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
    "name": "sessionGuardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "sessionGuardQuery",
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2b686af890d8ca6581449befd0a4f61d99f1c64a49f7aaf1c169a07e3426da00",
    "metadata": {},
    "name": "sessionGuardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bf5104ea0907a30400589dd3b6f33114";

export default node;
