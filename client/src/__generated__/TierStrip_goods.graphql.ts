/**
 * @generated SignedSource<<6160bf13e8160645c23b5c32bdfb67ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TierStrip_goods$data = {
  readonly cartQuantity: number;
  readonly isBuyable: boolean;
  readonly minimumQuantity: number;
  readonly packQuantity: number;
  readonly packUnit: string;
  readonly price: string | null | undefined;
  readonly stock: number;
  readonly tiers: ReadonlyArray<{
    readonly price: string;
    readonly quantity: number;
  }>;
  readonly " $fragmentType": "TierStrip_goods";
};
export type TierStrip_goods$key = {
  readonly " $data"?: TierStrip_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"TierStrip_goods">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TierStrip_goods",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceTier",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "packQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimumQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cartQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBuyable",
      "storageKey": null
    }
  ],
  "type": "Goods",
  "abstractKey": null
};
})();

(node as any).hash = "cffcf06fd5e22854fa617249c452c397";

export default node;
