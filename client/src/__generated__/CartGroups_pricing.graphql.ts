/**
 * @generated SignedSource<<0cdb0beed3bc4eece0ca2fb0b47f44b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartGroups_pricing$data = {
  readonly combinations: ReadonlyArray<{
    readonly combinationID: string;
    readonly left: number | null | undefined;
  }>;
  readonly flash: ReadonlyArray<{
    readonly bought: number;
    readonly goodsID: string;
    readonly left: number | null | undefined;
    readonly perMember: number | null | undefined;
  }>;
  readonly goods: ReadonlyArray<{
    readonly goodsID: string;
    readonly limit: number | null | undefined;
  }>;
  readonly groups: ReadonlyArray<{
    readonly bought: number;
    readonly goodsID: string;
    readonly left: number | null | undefined;
    readonly perMember: number | null | undefined;
  }>;
  readonly " $fragmentType": "CartGroups_pricing";
};
export type CartGroups_pricing$key = {
  readonly " $data"?: CartGroups_pricing$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartGroups_pricing">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goodsID",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "left",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "perMember",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "bought",
    "storageKey": null
  },
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartGroups_pricing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PricingGoods",
      "kind": "LinkedField",
      "name": "goods",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "limit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PricingFlash",
      "kind": "LinkedField",
      "name": "flash",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PricingGroup",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PricingCombination",
      "kind": "LinkedField",
      "name": "combinations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "combinationID",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CartPricing",
  "abstractKey": null
};
})();

(node as any).hash = "89e2e1cdff2ab510b3cb0bdabf78592a";

export default node;
