/**
 * @generated SignedSource<<15ee13411839376992b4013494161d58>>
 * @relayHash 8ef02094d23e0453eae9da9b80e13c22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afb2abdbc3818fd7fb0cbe521b7fcdaf21570dd89558c6c7c43be58cacd2f90b

import type { ConcreteRequest } from 'relay-runtime';
export type AddFavoritesInput = {
  goodsIDs: ReadonlyArray<string>;
};
export type useFavoritesAddMutation$variables = {
  input: AddFavoritesInput;
};
export type useFavoritesAddMutation$data = {
  readonly addFavorites: {
    readonly goods: ReadonlyArray<{
      readonly id: string;
      readonly isFavorite: boolean;
    }> | null | undefined;
  } | null | undefined;
};
export type useFavoritesAddMutation = {
  response: useFavoritesAddMutation$data;
  variables: useFavoritesAddMutation$variables;
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
    "concreteType": "AddFavoritesPayload",
    "kind": "LinkedField",
    "name": "addFavorites",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Goods",
        "kind": "LinkedField",
        "name": "goods",
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
            "name": "isFavorite",
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
    "name": "useFavoritesAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFavoritesAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "afb2abdbc3818fd7fb0cbe521b7fcdaf21570dd89558c6c7c43be58cacd2f90b",
    "metadata": {},
    "name": "useFavoritesAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "42b19ca0de7fa414908c970a94d0675a";

export default node;
