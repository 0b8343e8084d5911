/**
 * @generated SignedSource<<ee28b942bfb3b7b6d77e8850059a0bd7>>
 * @relayHash 4b2ef48584ef3d9fcac91d7c8f8a2e03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a04a3ed19e7190e3a9ddf477313af7db97ea7aab4441f6af631e55e27c24d1b

import type { ConcreteRequest } from 'relay-runtime';
export type GoodsZone = "BRANDS" | "CONTROLLED" | "DEVICES" | "HERBS" | "NEAR_EXPIRY" | "PREFERRED" | "WELFARE" | "%future added value";
export type KeywordScope = "GOODS" | "MANUFACTURER" | "%future added value";
export type GoodsFilter = {
  categoryID?: string | null | undefined;
  deviceClasses?: ReadonlyArray<string> | null | undefined;
  dosageForms?: ReadonlyArray<string> | null | undefined;
  expiries?: ReadonlyArray<string> | null | undefined;
  inStock?: boolean | null | undefined;
  keywordScope?: KeywordScope | null | undefined;
  keywords?: string | null | undefined;
  manufacturers?: ReadonlyArray<string> | null | undefined;
  specs?: ReadonlyArray<string> | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  zone?: GoodsZone | null | undefined;
};
export type FilterPanelQuery$variables = {
  filter?: GoodsFilter | null | undefined;
};
export type FilterPanelQuery$data = {
  readonly goodsList: {
    readonly facets: {
      readonly dosageForms: ReadonlyArray<{
        readonly count: number;
        readonly text: string;
        readonly value: string;
      }>;
      readonly expiries: ReadonlyArray<{
        readonly count: number;
        readonly text: string;
        readonly value: string;
      }>;
      readonly manufacturers: ReadonlyArray<{
        readonly count: number;
        readonly text: string;
        readonly value: string;
      }>;
      readonly specs: ReadonlyArray<{
        readonly count: number;
        readonly text: string;
        readonly value: string;
      }>;
      readonly tags: ReadonlyArray<{
        readonly count: number;
        readonly text: string;
        readonly value: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type FilterPanelQuery = {
  response: FilterPanelQuery$data;
  variables: FilterPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "text",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "GoodsConnection",
    "kind": "LinkedField",
    "name": "goodsList",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GoodsFacets",
        "kind": "LinkedField",
        "name": "facets",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GoodsFacet",
            "kind": "LinkedField",
            "name": "manufacturers",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GoodsFacet",
            "kind": "LinkedField",
            "name": "dosageForms",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GoodsFacet",
            "kind": "LinkedField",
            "name": "specs",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GoodsFacet",
            "kind": "LinkedField",
            "name": "expiries",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GoodsFacet",
            "kind": "LinkedField",
            "name": "tags",
            "plural": true,
            "selections": (v1/*:: as any*/),
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
    "name": "FilterPanelQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FilterPanelQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "4a04a3ed19e7190e3a9ddf477313af7db97ea7aab4441f6af631e55e27c24d1b",
    "metadata": {},
    "name": "FilterPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "edac5a52b866f595b7199203fc4cdbbc";

export default node;
