/**
 * @generated SignedSource<<1ab5c519542474d6e955af4b3ba28784>>
 * @relayHash 5bcac4d87936db5a24e74e4773066dfd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 120a5313e722c2c2c5e5f552b7176a8d64464a7b84cc0b5de6917dd40aa93898

import type { ConcreteRequest } from 'relay-runtime';
export type GoodsWatch = "ARRIVAL" | "PRICE" | "%future added value";
export type WatchGoodsInput = {
  event: GoodsWatch;
  goodsID: string;
};
export type watchGoodsMutation$variables = {
  input: WatchGoodsInput;
};
export type watchGoodsMutation$data = {
  readonly watchGoods: {
    readonly goods: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type watchGoodsMutation = {
  response: watchGoodsMutation$data;
  variables: watchGoodsMutation$variables;
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
    "concreteType": "WatchGoodsPayload",
    "kind": "LinkedField",
    "name": "watchGoods",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
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
    "name": "watchGoodsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "watchGoodsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "120a5313e722c2c2c5e5f552b7176a8d64464a7b84cc0b5de6917dd40aa93898",
    "metadata": {},
    "name": "watchGoodsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30cc88a98c9228f977b80768086ad16b";

export default node;
