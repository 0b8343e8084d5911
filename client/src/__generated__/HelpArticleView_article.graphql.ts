/**
 * @generated SignedSource<<aa07d02a79f04707fdbceea5e8499393>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HelpArticleView_article$data = {
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
  readonly " $fragmentType": "HelpArticleView_article";
};
export type HelpArticleView_article$key = {
  readonly " $data"?: HelpArticleView_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpArticleView_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HelpArticleView_article",
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
  "type": "HelpArticle",
  "abstractKey": null
};

(node as any).hash = "20a8b7305d7ce1b7f8c657aede6f60aa";

export default node;
