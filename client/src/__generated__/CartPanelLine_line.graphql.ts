/**
 * @generated SignedSource<<e615492fc0bc71052ef3abde8b6eae25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPanelLine_line$data = {
  readonly amount: string;
  readonly goods: {
    readonly " $fragmentSpreads": FragmentRefs<"CartPanelLine_goods">;
  };
  readonly isSelected: boolean;
  readonly lineID: string;
  readonly quantity: number;
  readonly refusal: {
    readonly message: string;
  } | null | undefined;
  readonly " $fragmentType": "CartPanelLine_line";
};
export type CartPanelLine_line$key = {
  readonly " $data"?: CartPanelLine_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanelLine_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPanelLine_line",
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
      "name": "amount",
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
          "name": "CartPanelLine_goods"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "d452b60a7fe6845a51c8937740cfb690";

export default node;
