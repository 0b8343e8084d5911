/**
 * @generated SignedSource<<0fac5cd9e591ec07a206c11815672d3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Announcement_post$data = {
  readonly article: {
    readonly articleID: string;
    readonly title: string;
  };
  readonly " $fragmentType": "Announcement_post";
};
export type Announcement_post$key = {
  readonly " $data"?: Announcement_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"Announcement_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Announcement_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Article",
      "kind": "LinkedField",
      "name": "article",
      "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PostPage",
  "abstractKey": null
};

(node as any).hash = "770cd2d48317ccd24fa78da7cf0a60cf";

export default node;
