/**
 * @generated SignedSource<<1c29711e570a97a645abdf23e23ec7e9>>
 * @relayHash 43e63b637a7bde5c019242c50270a668
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7953b94cdc1251115a0be52ec7cd5f91be34e484ed2652f13fce211399d4d6b6

import type { ConcreteRequest } from 'relay-runtime';
export type ArticleTextQuery$variables = {
  articleID: string;
  isHelp: boolean;
};
export type ArticleTextQuery$data = {
  readonly article?: {
    readonly detail: {
      readonly sections: ReadonlyArray<{
        readonly heading: string | null | undefined;
        readonly paragraphs: ReadonlyArray<string>;
      }>;
      readonly updatedAt: string;
    } | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly helpArticle?: {
    readonly sections: ReadonlyArray<{
      readonly heading: string | null | undefined;
      readonly paragraphs: ReadonlyArray<string>;
    }>;
    readonly title: string;
    readonly updatedAt: string;
  } | null | undefined;
};
export type ArticleTextQuery = {
  response: ArticleTextQuery$data;
  variables: ArticleTextQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "articleID"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isHelp"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "articleID",
    "variableName": "articleID"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "TextSection",
  "kind": "LinkedField",
  "name": "sections",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heading",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paragraphs",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ArticleDetail",
  "kind": "LinkedField",
  "name": "detail",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ArticleTextQuery",
    "selections": [
      {
        "condition": "isHelp",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "HelpArticle",
            "kind": "LinkedField",
            "name": "helpArticle",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isHelp",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Article",
            "kind": "LinkedField",
            "name": "article",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ArticleTextQuery",
    "selections": [
      {
        "condition": "isHelp",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "HelpArticle",
            "kind": "LinkedField",
            "name": "helpArticle",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isHelp",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Article",
            "kind": "LinkedField",
            "name": "article",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "7953b94cdc1251115a0be52ec7cd5f91be34e484ed2652f13fce211399d4d6b6",
    "metadata": {},
    "name": "ArticleTextQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e0d9206689f0fdd2a82810493592d0b";

export default node;
