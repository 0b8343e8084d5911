/**
 * @generated SignedSource<<09504d382e742460c2c77c69a07528ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartCounts_cart$data = {
  readonly promotions: ReadonlyArray<{
    readonly amount: string;
    readonly discount: string;
    readonly promotionID: string;
    readonly tiers: ReadonlyArray<{
      readonly full: string;
      readonly isReached: boolean;
      readonly minus: string | null | undefined;
      readonly short: string;
    }>;
  }>;
  readonly " $fragmentType": "CartCounts_cart";
};
export type CartCounts_cart$key = {
  readonly " $data"?: CartCounts_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartCounts_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartCounts_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartPromotion",
      "kind": "LinkedField",
      "name": "promotions",
      "plural": true,
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
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CartPromotionTier",
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
              "name": "isReached",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "short",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "f8ab57d5041867ebc84b69d5a11a2d19";

export default node;
