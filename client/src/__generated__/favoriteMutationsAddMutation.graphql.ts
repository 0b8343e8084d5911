/**
 * @generated SignedSource<<0fc662c9279f3ffe05f674d7d67289ce>>
 * @relayHash ab2c24abdd8c6c4c83c458d83571e0c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee6748fa867a9ecf2f3acfde2379e11af01807fdf9a9e1304a931478c6dde0c5

import type { ConcreteRequest } from 'relay-runtime';
export type AddFavoritesInput = {
  goodsIDs: ReadonlyArray<string>;
};
export type favoriteMutationsAddMutation$variables = {
  input: AddFavoritesInput;
};
export type favoriteMutationsAddMutation$data = {
  readonly addFavorites: {
    readonly goods: ReadonlyArray<{
      readonly id: string;
      readonly isFavorite: boolean;
    }> | null | undefined;
  } | null | undefined;
};
export type favoriteMutationsAddMutation = {
  response: favoriteMutationsAddMutation$data;
  variables: favoriteMutationsAddMutation$variables;
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
    "name": "favoriteMutationsAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "favoriteMutationsAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ee6748fa867a9ecf2f3acfde2379e11af01807fdf9a9e1304a931478c6dde0c5",
    "metadata": {},
    "name": "favoriteMutationsAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "56e828a8d4527e21c54045fc07d030f9";

export default node;
