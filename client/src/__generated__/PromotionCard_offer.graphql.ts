/**
 * @generated SignedSource<<a5b49edd920e4d500206b8327d7f1fae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityState = "OVER" | "RUNNING" | "SOLD_OUT" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionCard_offer$data = {
  readonly coversAll: boolean;
  readonly endsAt: string;
  readonly goodsCount: number;
  readonly name: string;
  readonly promotionID: string;
  readonly startsAt: string;
  readonly status: ActivityState;
  readonly terms: ReadonlyArray<string>;
  readonly " $fragmentType": "PromotionCard_offer";
};
export type PromotionCard_offer$key = {
  readonly " $data"?: PromotionCard_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionCard_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionCard_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promotionID",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coversAll",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goodsCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "terms",
      "storageKey": null
    }
  ],
  "type": "PromotionOffer",
  "abstractKey": null
};

(node as any).hash = "39e2b8c0d3888ef7d8bc4cc56293b2b3";

export default node;
