/**
 * @generated SignedSource<<ebc797d4f3698c238fdd7b41d5aa175b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PointsRange = "ABOVE_8000" | "UP_TO_1000" | "UP_TO_3000" | "UP_TO_8000" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GiftChips_menu$data = {
  readonly categories: ReadonlyArray<{
    readonly categoryID: string;
    readonly count: number;
    readonly name: string;
  }>;
  readonly steps: ReadonlyArray<{
    readonly from: number;
    readonly range: PointsRange;
    readonly to: number | null | undefined;
  }>;
  readonly " $fragmentType": "GiftChips_menu";
};
export type GiftChips_menu$key = {
  readonly " $data"?: GiftChips_menu$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiftChips_menu">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GiftChips_menu",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PointsCategory",
      "kind": "LinkedField",
      "name": "categories",
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
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PointsStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "range",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PointsMenu",
  "abstractKey": null
};

(node as any).hash = "6ce2dc46220046204b3ced9e5d6fdd44";

export default node;
