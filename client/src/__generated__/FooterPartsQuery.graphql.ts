/**
 * @generated SignedSource<<7bf67ada3d10efba52fc61b36de40f73>>
 * @relayHash f445f584b1a27d4e114c1960cb3efc3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 942a6435105b87bc50f7bd9882c95bcda2aa4ce66022a8f55dfcd874b984bfc4

import type { ConcreteRequest } from 'relay-runtime';
export type FooterPartsQuery$variables = Record<PropertyKey, never>;
export type FooterPartsQuery$data = {
  readonly helpCategories: ReadonlyArray<{
    readonly articles: ReadonlyArray<{
      readonly articleID: string;
      readonly title: string;
      readonly url: string | null | undefined;
    }>;
    readonly categoryID: string;
    readonly name: string;
  }> | null | undefined;
  readonly siteLinks: ReadonlyArray<{
    readonly name: string;
    readonly notice: string | null | undefined;
    readonly url: string | null | undefined;
  }> | null | undefined;
};
export type FooterPartsQuery = {
  response: FooterPartsQuery$data;
  variables: FooterPartsQuery$variables;
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
  "name": "url",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "HelpCategory",
    "kind": "LinkedField",
    "name": "helpCategories",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "categoryID",
        "storageKey": null
      },
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ArticleLink",
        "kind": "LinkedField",
        "name": "articles",
        "plural": true,
        "selections": [
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SiteLink",
    "kind": "LinkedField",
    "name": "siteLinks",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "notice",
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
    "name": "FooterPartsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FooterPartsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "942a6435105b87bc50f7bd9882c95bcda2aa4ce66022a8f55dfcd874b984bfc4",
    "metadata": {},
    "name": "FooterPartsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0be471eef0ae72f3c7c570722a7d4e28";

export default node;
