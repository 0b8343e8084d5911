/**
 * @generated SignedSource<<be4135dc654c72e74ba9be6c07206ae1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ArticleKind = "HELP" | "NEWS" | "NOTICE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewsLines_articles$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly categoryName: string;
      readonly id: string;
      readonly kind: ArticleKind;
      readonly publishedAt: string;
      readonly summary: string;
      readonly title: string;
      readonly url: string | null | undefined;
    };
  }>;
  readonly " $fragmentType": "NewsLines_articles";
};
export type NewsLines_articles$key = {
  readonly " $data"?: NewsLines_articles$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsLines_articles">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsLines_articles",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ArticleEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Article",
          "kind": "LinkedField",
          "name": "node",
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
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "summary",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
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
              "name": "publishedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ArticleConnection",
  "abstractKey": null
};

(node as any).hash = "9386c1f8089e5d0f34052ecdb16abf9e";

export default node;
