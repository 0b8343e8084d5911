/**
 * @generated SignedSource<<7a32ec7364ce28b75b28d268759c68c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TierMode = "GRADUATED" | "WHOLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AdditionCost_goods$data = {
  readonly cartQuantity: number;
  readonly packQuantity: number;
  readonly packUnit: string;
  readonly price: string | null | undefined;
  readonly stock: number;
  readonly tierMode: TierMode;
  readonly tiers: ReadonlyArray<{
    readonly price: string;
    readonly quantity: number;
  }>;
  readonly " $fragmentType": "AdditionCost_goods";
};
export type AdditionCost_goods$key = {
  readonly " $data"?: AdditionCost_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdditionCost_goods">;
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
  "name": "AdditionCost_goods",
  "selections": [
    (v0/*:: as any*/),
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tierMode",
      "storageKey": null
    },
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
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cartQuantity",
      "storageKey": null
    }
  ],
  "type": "Goods",
  "abstractKey": null
};
})();

(node as any).hash = "e7abd508568f575833131022eca0bf66";

export default node;
