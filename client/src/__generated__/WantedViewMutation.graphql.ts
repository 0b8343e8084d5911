/**
 * @generated SignedSource<<ec3569ef5a03df56cb2cbffd7b6af115>>
 * @relayHash 938474f3a018e6b8e7f80ef6bf5e730a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9c59817aa7e39803c0c34002cfff4e4031e08ccfb3f5477bcf071d446f66190

import type { ConcreteRequest } from 'relay-runtime';
export type WantedStatus = "CLOSED" | "EXPIRED" | "OPEN" | "%future added value";
export type CloseWantedGoodsInput = {
  wantedID: string;
};
export type WantedViewMutation$variables = {
  input: CloseWantedGoodsInput;
};
export type WantedViewMutation$data = {
  readonly closeWantedGoods: {
    readonly wantedGoods: {
      readonly id: string;
      readonly status: WantedStatus;
      readonly statusText: string;
    } | null | undefined;
  } | null | undefined;
};
export type WantedViewMutation = {
  response: WantedViewMutation$data;
  variables: WantedViewMutation$variables;
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
    "concreteType": "CloseWantedGoodsPayload",
    "kind": "LinkedField",
    "name": "closeWantedGoods",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WantedGoods",
        "kind": "LinkedField",
        "name": "wantedGoods",
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "statusText",
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
    "name": "WantedViewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WantedViewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a9c59817aa7e39803c0c34002cfff4e4031e08ccfb3f5477bcf071d446f66190",
    "metadata": {},
    "name": "WantedViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a3156462a42e52604f75679ca6cb0bbb";

export default node;
