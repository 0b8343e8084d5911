/**
 * @generated SignedSource<<b44e8ac2b43f379f778305e69404736f>>
 * @relayHash 6820f4b46be1f268eb9d0ef4b3f3dde0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0ac7e9022510f76081d1b801d9c0b61c2101ef54a9f054312e5abefd5c1fd4a

import type { ConcreteRequest } from 'relay-runtime';
export type FollowType = "GOODS" | "SUPPLIER" | "%future added value";
export type FollowInput = {
  type: FollowType;
  upstreamIDs: ReadonlyArray<string>;
};
export type useFollowRemoveMutation$variables = {
  input: FollowInput;
};
export type useFollowRemoveMutation$data = {
  readonly unfollow: {
    readonly suppliers: ReadonlyArray<{
      readonly followerCount: number;
      readonly id: string;
      readonly isFollowed: boolean;
    }>;
  } | null | undefined;
};
export type useFollowRemoveMutation = {
  response: useFollowRemoveMutation$data;
  variables: useFollowRemoveMutation$variables;
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
    "concreteType": "FollowPayload",
    "kind": "LinkedField",
    "name": "unfollow",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Supplier",
        "kind": "LinkedField",
        "name": "suppliers",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isFollowed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "followerCount",
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
    "name": "useFollowRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFollowRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b0ac7e9022510f76081d1b801d9c0b61c2101ef54a9f054312e5abefd5c1fd4a",
    "metadata": {},
    "name": "useFollowRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "13594f132a22074941eab8ee41d57204";

export default node;
