/**
 * @generated SignedSource<<a4bd80f21f430a96936b77e5db065d4c>>
 * @relayHash 6ce6b1a016d456ec19bed731823b5ec4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0769dbb266b3ba5878062977ebd24fc633af589ecf0ed90a9a036217e27b19d7

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveFavoritesInput = {
  goodsIDs: ReadonlyArray<string>;
};
export type favoriteMutationsRemoveMutation$variables = {
  input: RemoveFavoritesInput;
};
export type favoriteMutationsRemoveMutation$data = {
  readonly removeFavorites: {
    readonly removedGoodsIds: ReadonlyArray<string>;
  } | null | undefined;
};
export type favoriteMutationsRemoveMutation = {
  response: favoriteMutationsRemoveMutation$data;
  variables: favoriteMutationsRemoveMutation$variables;
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
    "concreteType": "RemoveFavoritesPayload",
    "kind": "LinkedField",
    "name": "removeFavorites",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedGoodsIds",
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
    "name": "favoriteMutationsRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "favoriteMutationsRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0769dbb266b3ba5878062977ebd24fc633af589ecf0ed90a9a036217e27b19d7",
    "metadata": {},
    "name": "favoriteMutationsRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b8a8a8d338f0783746dbb8c4838c76e1";

export default node;
