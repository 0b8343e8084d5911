/**
 * @generated SignedSource<<2607ba2c3e2aefd868c5da6fc1cb42ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MonthCharts_overview$data = {
  readonly months: ReadonlyArray<{
    readonly balance: string;
    readonly came: string;
    readonly month: string;
    readonly orderCount: number;
    readonly spent: string;
    readonly went: string;
  }>;
  readonly " $fragmentType": "MonthCharts_overview";
};
export type MonthCharts_overview$key = {
  readonly " $data"?: MonthCharts_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonthCharts_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonthCharts_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MonthSum",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "spent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "came",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "went",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balance",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "e6e500531ead0de57a4a7c6ae4e14e34";

export default node;
