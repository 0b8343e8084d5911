/**
 * @generated SignedSource<<66e06c3b9119bcec3f90e86d1afa76f8>>
 * @relayHash b3c16d402989a5ee2d72ba64ca4164a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5528eb38c789ee08d63ab4b00ee6f317dbc204758c52e6842d5d08a5b63a42dd

import type { ConcreteRequest } from 'relay-runtime';
export type FavoriteLineQuery$variables = {
  goodsID: string;
};
export type FavoriteLineQuery$data = {
  readonly goods: {
    readonly id: string;
    readonly isFavorite: boolean;
  } | null | undefined;
};
export type FavoriteLineQuery = {
  response: FavoriteLineQuery$data;
  variables: FavoriteLineQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "goodsID"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "goodsID",
        "variableName": "goodsID"
      }
    ],
    "concreteType": "Goods",
    "kind": "LinkedField",
    "name": "goods",
    "plural": false,
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FavoriteLineQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FavoriteLineQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5528eb38c789ee08d63ab4b00ee6f317dbc204758c52e6842d5d08a5b63a42dd",
    "metadata": {},
    "name": "FavoriteLineQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa677231139044cc53fb79f9a5868bd8";

export default node;
