/**
 * @generated SignedSource<<161dab7eea8bf549d018c247dac8709e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupTiers_sale$data = {
  readonly goods: {
    readonly packUnit: string;
    readonly priceText: string;
  };
  readonly tiers: ReadonlyArray<{
    readonly price: string | null | undefined;
    readonly quantity: number;
  }>;
  readonly " $fragmentType": "GroupTiers_sale";
};
export type GroupTiers_sale$key = {
  readonly " $data"?: GroupTiers_sale$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupTiers_sale">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupTiers_sale",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupTier",
      "kind": "LinkedField",
      "name": "tiers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Goods",
      "kind": "LinkedField",
      "name": "goods",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "packUnit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceText",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupSale",
  "abstractKey": null
};

(node as any).hash = "0174f39b39ce45a37b800a7b5ec4ff3f";

export default node;
