/**
 * @generated SignedSource<<2c272f023289007426b53676fc3a52d7>>
 * @relayHash 996cd13ec03f4513cb8709b55bdecdca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b08b433958f77c30b19b0e23cc52d3378381fa7f3169b254e561ad911d6f2d81

import type { ConcreteRequest } from 'relay-runtime';
export type GoodsWatch = "ARRIVAL" | "PRICE" | "%future added value";
export type WatchGoodsInput = {
  event: GoodsWatch;
  goodsID: string;
};
export type useWatchGoodsMutation$variables = {
  input: WatchGoodsInput;
};
export type useWatchGoodsMutation$data = {
  readonly watchGoods: {
    readonly goods: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useWatchGoodsMutation = {
  response: useWatchGoodsMutation$data;
  variables: useWatchGoodsMutation$variables;
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
    "name": "useWatchGoodsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWatchGoodsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b08b433958f77c30b19b0e23cc52d3378381fa7f3169b254e561ad911d6f2d81",
    "metadata": {},
    "name": "useWatchGoodsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "744ba3b0c233a7fd583feda54af0231c";

export default node;
