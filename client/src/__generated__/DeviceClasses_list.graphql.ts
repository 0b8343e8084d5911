/**
 * @generated SignedSource<<29572676bf0ed53bf973828ab7816bdc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeviceClasses_list$data = {
  readonly facets: {
    readonly deviceClasses: ReadonlyArray<{
      readonly count: number;
      readonly text: string;
      readonly value: string;
    }>;
  } | null | undefined;
  readonly totalCount: number;
  readonly " $fragmentType": "DeviceClasses_list";
};
export type DeviceClasses_list$key = {
  readonly " $data"?: DeviceClasses_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeviceClasses_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeviceClasses_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsFacets",
      "kind": "LinkedField",
      "name": "facets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "GoodsFacet",
          "kind": "LinkedField",
          "name": "deviceClasses",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
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
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GoodsConnection",
  "abstractKey": null
};

(node as any).hash = "5c155ada5356779d6a5008bc02949ebe";

export default node;
