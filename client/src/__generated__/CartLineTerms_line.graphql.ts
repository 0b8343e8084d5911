/**
 * @generated SignedSource<<a5906f372837c40db88cf556d7db0edb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CartLineKind = "ADDON" | "COMBINATION" | "FLASH" | "GROUP" | "PLAIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CartLineTerms_line$data = {
  readonly combination: {
    readonly items: ReadonlyArray<{
      readonly goods: {
        readonly goodsID: string;
        readonly name: string;
        readonly packUnit: string;
        readonly spec: string;
      };
      readonly quantity: number;
    }>;
  } | null | undefined;
  readonly gift: {
    readonly given: number;
    readonly left: number;
    readonly name: string;
    readonly needed: number;
    readonly packUnit: string;
    readonly quantity: number;
  } | null | undefined;
  readonly goods: {
    readonly packUnit: string;
  };
  readonly isSelected: boolean;
  readonly kind: CartLineKind;
  readonly quantity: number;
  readonly " $fragmentType": "CartLineTerms_line";
};
export type CartLineTerms_line$key = {
  readonly " $data"?: CartLineTerms_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLineTerms_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "packUnit",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartLineTerms_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSelected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartGift",
      "kind": "LinkedField",
      "name": "gift",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "given",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "left",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartCombination",
      "kind": "LinkedField",
      "name": "combination",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CombinationItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
                  "name": "goodsID",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "spec",
                  "storageKey": null
                },
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
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
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};
})();

(node as any).hash = "f24985a16a31fe2ac93bc2bfb91f53b1";

export default node;
