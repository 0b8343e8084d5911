/**
 * @generated SignedSource<<eb2fb3a30959cd66211a09b7ea752561>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CartLineKind = "ADDON" | "COMBINATION" | "FLASH" | "GROUP" | "PLAIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CartLineRow_line$data = {
  readonly combination: {
    readonly name: string;
  } | null | undefined;
  readonly goods: {
    readonly " $fragmentSpreads": FragmentRefs<"CartLineRow_goods">;
  };
  readonly isSelected: boolean;
  readonly kind: CartLineKind;
  readonly lineID: string;
  readonly quantity: number;
  readonly refusal: {
    readonly message: string;
  } | null | undefined;
  readonly unitPrice: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CartLineAmount_line" | "CartLineTerms_line">;
  readonly " $fragmentType": "CartLineRow_line";
};
export type CartLineRow_line$key = {
  readonly " $data"?: CartLineRow_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLineRow_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartLineRow_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
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
      "name": "unitPrice",
      "storageKey": null
    },
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
      "concreteType": "CartLineRefusal",
      "kind": "LinkedField",
      "name": "refusal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
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
          "kind": "ScalarField",
          "name": "name",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartLineRow_goods"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartLineAmount_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartLineTerms_line"
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "caa24df380e2694975640eb391cd4313";

export default node;
