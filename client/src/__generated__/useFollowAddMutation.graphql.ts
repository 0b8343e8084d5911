/**
 * @generated SignedSource<<e1aa96c367850437c70ce55c3eae4b8d>>
 * @relayHash 03d2d44b160d96f3718f6080048833ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85078a7b70753845e9b2a8df3d13983518b0248d7d867590c0ae90cfb6335155

import type { ConcreteRequest } from 'relay-runtime';
export type FollowType = "GOODS" | "SUPPLIER" | "%future added value";
export type FollowInput = {
  type: FollowType;
  upstreamIDs: ReadonlyArray<string>;
};
export type useFollowAddMutation$variables = {
  input: FollowInput;
};
export type useFollowAddMutation$data = {
  readonly follow: {
    readonly suppliers: ReadonlyArray<{
      readonly followerCount: number;
      readonly id: string;
      readonly isFollowed: boolean;
    }>;
  } | null | undefined;
};
export type useFollowAddMutation = {
  response: useFollowAddMutation$data;
  variables: useFollowAddMutation$variables;
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
    "name": "follow",
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
    "name": "useFollowAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFollowAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "85078a7b70753845e9b2a8df3d13983518b0248d7d867590c0ae90cfb6335155",
    "metadata": {},
    "name": "useFollowAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e306fb1d1ae5aff99b79ab342dc20559";

export default node;
