/**
 * @generated SignedSource<<a7f7e32f02b975bb93ef741b75088a64>>
 * @relayHash 50283f6e207fcd71539b9fbc5035b54f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaf7c9b381580dfc09284dab9ff83447b44c568907eedc5c793413e52a2b5097

import type { ConcreteRequest } from 'relay-runtime';
export type articleMemoryQuery$variables = {
  articleID?: string | null | undefined;
  path?: string | null | undefined;
};
export type articleMemoryQuery$data = {
  readonly helpArticle: {
    readonly articleID: string;
    readonly categoryName: string;
    readonly id: string;
    readonly sections: ReadonlyArray<{
      readonly heading: string | null | undefined;
      readonly paragraphs: ReadonlyArray<string>;
    }>;
    readonly title: string;
    readonly updatedAt: string;
    readonly url: string | null | undefined;
  } | null | undefined;
};
export type articleMemoryQuery = {
  response: articleMemoryQuery$data;
  variables: articleMemoryQuery$variables;
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
    "name": "path"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "articleID",
        "variableName": "articleID"
      },
      {
        "kind": "Variable",
        "name": "path",
        "variableName": "path"
      }
    ],
    "concreteType": "HelpArticle",
    "kind": "LinkedField",
    "name": "helpArticle",
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
        "name": "articleID",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "categoryName",
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
        "name": "updatedAt",
        "storageKey": null
      },
      {
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
    "name": "articleMemoryQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "articleMemoryQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eaf7c9b381580dfc09284dab9ff83447b44c568907eedc5c793413e52a2b5097",
    "metadata": {},
    "name": "articleMemoryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "22acd332c07b1d23405b6f87227af200";

export default node;
