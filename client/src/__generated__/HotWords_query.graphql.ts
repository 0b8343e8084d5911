/**
 * @generated SignedSource<<21e083cf3000fedfb4c297d041c781e7>>
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
      "args": null,
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "85eee00ccce3e2517471ba21e0c33b44";

export default node;
