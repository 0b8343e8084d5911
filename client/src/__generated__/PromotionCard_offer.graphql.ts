/**
 * @generated SignedSource<<912114394a437982bcc55135f9a17802>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityState = "OVER" | "RUNNING" | "SOLD_OUT" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PromotionCard_offer$data = {
  readonly cap: string | null | undefined;
  readonly coversAll: boolean;
  readonly endsAt: string;
  readonly goodsCount: number;
  readonly isRepeatable: boolean;
  readonly name: string;
  readonly promotionID: string;
  readonly startsAt: string;
  readonly status: ActivityState;
  readonly tiers: ReadonlyArray<{
    readonly full: string;
    readonly minus: string | null | undefined;
    readonly rate: number | null | undefined;
  }>;
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
      "name": "isRepeatable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cap",
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
      "concreteType": "PromotionTier",
      "kind": "LinkedField",
      "name": "tiers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "full",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PromotionOffer",
  "abstractKey": null
};

(node as any).hash = "036174c765bf51474d65952e8151ad27";

export default node;
