/**
 * @generated SignedSource<<dabed1c521282022301a75d307eef383>>
 * @relayHash f1d14663ff770a18c59423ca7c019795
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3d98567000e8d6a81107c6ce2e336c6ad0b4e564f0b12cd0b9662f0bc2c09b9

import type { ConcreteRequest } from 'relay-runtime';
export type ExtrasQuery$variables = {
  ad: boolean;
  draw: boolean;
};
export type ExtrasQuery$data = {
  readonly cornerAds?: ReadonlyArray<{
    readonly image: string | null | undefined;
    readonly notice: string | null | undefined;
    readonly title: string;
    readonly url: string | null | undefined;
  }> | null | undefined;
  readonly drawPopup?: {
    readonly chances: number;
    readonly drawID: string;
    readonly hasJoined: boolean;
    readonly name: string;
    readonly remarks: string;
  } | null | undefined;
};
export type ExtrasQuery = {
  response: ExtrasQuery$data;
  variables: ExtrasQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ad"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "draw"
},
v2 = [
  {
    "condition": "draw",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DrawPopup",
        "kind": "LinkedField",
        "name": "drawPopup",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "drawID",
            "storageKey": null
          },
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
            "name": "hasJoined",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "chances",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  {
    "condition": "ad",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CornerAd",
        "kind": "LinkedField",
        "name": "cornerAds",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "image",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "notice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ExtrasQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ExtrasQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b3d98567000e8d6a81107c6ce2e336c6ad0b4e564f0b12cd0b9662f0bc2c09b9",
    "metadata": {},
    "name": "ExtrasQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f250baf31cd1829f8b6e22661dabe7c2";

export default node;
