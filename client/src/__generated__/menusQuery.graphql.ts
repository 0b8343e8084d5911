/**
 * @generated SignedSource<<5a162494db732c719fb6c111f5b5b2c7>>
 * @relayHash 9344ef43dec15d73c26b9b3d9ab49d40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37f8c430f47b1a75b57897fdb33afff06efd0875cb2ce57215c62d213a3069d0

import type { ConcreteRequest } from 'relay-runtime';
export type menusQuery$variables = Record<PropertyKey, never>;
export type menusQuery$data = {
  readonly site: {
    readonly categories: ReadonlyArray<{
      readonly categoryID: string;
      readonly children: ReadonlyArray<{
        readonly categoryID: string;
        readonly count: number;
        readonly name: string;
      }>;
      readonly count: number;
      readonly name: string;
    }>;
    readonly deviceCategories: ReadonlyArray<{
      readonly categoryID: string;
      readonly children: ReadonlyArray<{
        readonly categoryID: string;
        readonly count: number;
        readonly name: string;
      }>;
      readonly count: number;
      readonly name: string;
    }>;
    readonly herbCategories: ReadonlyArray<{
      readonly categoryID: string;
      readonly children: ReadonlyArray<{
        readonly categoryID: string;
        readonly count: number;
        readonly name: string;
      }>;
      readonly count: number;
      readonly name: string;
    }>;
    readonly navigation: ReadonlyArray<{
      readonly children: ReadonlyArray<{
        readonly entryID: string;
        readonly isOpen: boolean;
        readonly name: string;
        readonly notice: string | null | undefined;
        readonly url: string | null | undefined;
      }>;
      readonly name: string;
    }>;
    readonly preferredCategories: ReadonlyArray<{
      readonly categoryID: string;
      readonly children: ReadonlyArray<{
        readonly categoryID: string;
        readonly count: number;
        readonly name: string;
      }>;
      readonly count: number;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type menusQuery = {
  response: menusQuery$data;
  variables: menusQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoryID",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v0/*:: as any*/),
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "Category",
    "kind": "LinkedField",
    "name": "children",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "storageKey": null
  }
],
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Site",
    "kind": "LinkedField",
    "name": "site",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NavigationEntry",
        "kind": "LinkedField",
        "name": "navigation",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "NavigationEntry",
            "kind": "LinkedField",
            "name": "children",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "entryID",
                "storageKey": null
              },
              (v0/*:: as any*/),
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
                "name": "isOpen",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "categories",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "preferredCategories",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "herbCategories",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "deviceCategories",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "menusQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "menusQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "37f8c430f47b1a75b57897fdb33afff06efd0875cb2ce57215c62d213a3069d0",
    "metadata": {},
    "name": "menusQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b58b9f185cca72197a09abc6ee2a91d7";

export default node;
