/**
 * @generated SignedSource<<7718412267634f5bcbe07b4a7b1dd72d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartLineRow_line$data = {
  readonly amount: string;
  readonly goods: {
    readonly " $fragmentSpreads": FragmentRefs<"CartLineRow_goods">;
  };
  readonly isSelected: boolean;
  readonly lineID: string;
  readonly listAmount: string;
  readonly quantity: number;
  readonly refusal: {
    readonly message: string;
  } | null | undefined;
  readonly unitPrice: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useEditCartLine_line">;
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
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listAmount",
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
      "name": "useEditCartLine_line"
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "a4ddf5e5e2f943f96249f954e2e38b16";

export default node;
