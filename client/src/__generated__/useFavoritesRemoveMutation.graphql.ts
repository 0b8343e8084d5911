/**
 * @generated SignedSource<<0d2137827d3f78b5edd8192adb8b6958>>
 * @relayHash 38fa1076b6571d689100543b77db63d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db58ec983b1a8c8f1e40109e10b7664638163851017dc27b85875768168abb39

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveFavoritesInput = {
  goodsIDs: ReadonlyArray<string>;
};
export type useFavoritesRemoveMutation$variables = {
  input: RemoveFavoritesInput;
};
export type useFavoritesRemoveMutation$data = {
  readonly removeFavorites: {
    readonly removedGoodsIds: ReadonlyArray<string>;
  } | null | undefined;
};
export type useFavoritesRemoveMutation = {
  response: useFavoritesRemoveMutation$data;
  variables: useFavoritesRemoveMutation$variables;
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
    "name": "useFavoritesRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFavoritesRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "db58ec983b1a8c8f1e40109e10b7664638163851017dc27b85875768168abb39",
    "metadata": {},
    "name": "useFavoritesRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9c5340f04f199f046908282422efe377";

export default node;
