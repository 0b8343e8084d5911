/**
 * @generated SignedSource<<d926a14768af70db51840f5ad94512e6>>
 * @relayHash 33ae8f091cbd92d393c5d18a46c54f43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 426a5bcc1ea73a1a42983704682e5d75f990ffcd44cf5a946247ae599e961d0d

import type { ConcreteRequest } from 'relay-runtime';
export type DrawPrizeKind = "GOODS" | "NONE" | "POINTS" | "VOUCHER" | "%future added value";
export type JoinDrawInput = {
  clientKey: string;
  drawID: string;
};
export type useJoinDrawMutation$variables = {
  input: JoinDrawInput;
};
export type useJoinDrawMutation$data = {
  readonly joinDraw: {
    readonly prize: {
      readonly kind: DrawPrizeKind;
      readonly name: string;
      readonly remarks: string;
    };
    readonly recordID: string;
  } | null | undefined;
};
export type useJoinDrawMutation = {
  response: useJoinDrawMutation$data;
  variables: useJoinDrawMutation$variables;
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
    "concreteType": "JoinDrawPayload",
    "kind": "LinkedField",
    "name": "joinDraw",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "recordID",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WonPrize",
        "kind": "LinkedField",
        "name": "prize",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "remarks",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
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
    "name": "useJoinDrawMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useJoinDrawMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "426a5bcc1ea73a1a42983704682e5d75f990ffcd44cf5a946247ae599e961d0d",
    "metadata": {},
    "name": "useJoinDrawMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a5afad56df8c465fd8940f8a6fd203aa";

export default node;
