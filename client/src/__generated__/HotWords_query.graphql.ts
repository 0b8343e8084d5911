/**
 * @generated SignedSource<<24291f545d268479596956443bfe2c0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HotWords_query$data = {
  readonly hotWords: ReadonlyArray<{
    readonly text: string;
    readonly url: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "HotWords_query";
};
export type HotWords_query$key = {
  readonly " $data"?: HotWords_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"HotWords_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HotWords_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 7
        }
      ],
      "concreteType": "HotWord",
      "kind": "LinkedField",
      "name": "hotWords",
      "plural": true,
      "selections": [
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
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": "hotWords(first:7)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0cf723c44d08ead6e18c759c5861680b";

export default node;
