/**
 * @generated SignedSource<<7f7ae9b6cb2067781812fa07df62724e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QualityInspection_query$data = {
  readonly viewer: {
    readonly qualityInspection: {
      readonly message: string;
      readonly url: string | null | undefined;
    };
  } | null | undefined;
  readonly " $fragmentType": "QualityInspection_query";
};
export type QualityInspection_query$key = {
  readonly " $data"?: QualityInspection_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"QualityInspection_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QualityInspection_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QualityInspection",
          "kind": "LinkedField",
          "name": "qualityInspection",
          "plural": false,
          "selections": [
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
              "name": "message",
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

(node as any).hash = "6771d3482d310cc0eb2d30afe93f55f0";

export default node;
