/**
 * @generated SignedSource<<93958e91caa026d5ca348fa789757dd8>>
 * @relayHash 0f886934dcf953f3586acc433e27114c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d189ba0d8eaad2e3bef183ef121447f0908795a6ebfe6b3c555fe0ff0089a94e

import type { ConcreteRequest } from 'relay-runtime';
export type KeywordScope = "GOODS" | "MANUFACTURER" | "%future added value";
export type askSuggestionsQuery$variables = {
  keywords: string;
  scope?: KeywordScope | null | undefined;
};
export type askSuggestionsQuery$data = {
  readonly searchSuggestions: ReadonlyArray<{
    readonly count: number;
    readonly goodsID: string | null | undefined;
    readonly scope: KeywordScope;
    readonly text: string;
  }> | null | undefined;
};
export type askSuggestionsQuery = {
  response: askSuggestionsQuery$data;
  variables: askSuggestionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "keywords"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "scope"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "keywords",
        "variableName": "keywords"
      },
      {
        "kind": "Variable",
        "name": "scope",
        "variableName": "scope"
      }
    ],
    "concreteType": "SearchSuggestion",
    "kind": "LinkedField",
    "name": "searchSuggestions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "scope",
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
        "name": "goodsID",
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
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "askSuggestionsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "askSuggestionsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d189ba0d8eaad2e3bef183ef121447f0908795a6ebfe6b3c555fe0ff0089a94e",
    "metadata": {},
    "name": "askSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51dd216ef014ce975fc2231109db68a3";

export default node;
