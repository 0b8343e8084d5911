/**
 * @generated SignedSource<<2d373cbea325a27b010e34347718560b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpFrame_query$data = {
  readonly helpCategories: ReadonlyArray<{
    readonly articles: ReadonlyArray<{
      readonly articleID: string;
      readonly title: string;
      readonly url: string | null | undefined;
    }>;
    readonly categoryID: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "HelpFrame_query";
};
export type HelpFrame_query$key = {
  readonly " $data"?: HelpFrame_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpFrame_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HelpFrame_query",
  "selections": [
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "388c27e9810e1990d5697d0412a642d5";

export default node;
