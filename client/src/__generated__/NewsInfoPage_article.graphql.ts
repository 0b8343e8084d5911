/**
 * @generated SignedSource<<97b4a6172444f506f870838afab9d587>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsInfoPage_article$data = {
  readonly categoryName: string;
  readonly detail: {
    readonly next: {
      readonly title: string;
      readonly url: string | null | undefined;
    } | null | undefined;
    readonly previous: {
      readonly title: string;
      readonly url: string | null | undefined;
    } | null | undefined;
    readonly sections: ReadonlyArray<{
      readonly heading: string | null | undefined;
      readonly paragraphs: ReadonlyArray<string>;
    }>;
  } | null | undefined;
  readonly publishedAt: string;
  readonly summary: string;
  readonly title: string;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "NewsInfoPage_article";
};
export type NewsInfoPage_article$key = {
  readonly " $data"?: NewsInfoPage_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsInfoPage_article">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
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
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsInfoPage_article",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    (v1/*:: as any*/),
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
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ArticleDetail",
      "kind": "LinkedField",
      "name": "detail",
      "plural": false,
      "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ArticleLink",
          "kind": "LinkedField",
          "name": "previous",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ArticleLink",
          "kind": "LinkedField",
          "name": "next",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};
})();

(node as any).hash = "ec8921ca8ac187905ea5242e6a53c1c6";

export default node;
