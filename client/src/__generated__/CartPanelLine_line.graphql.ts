/**
 * @generated SignedSource<<49c28ece20f5747f2f14a9a8a17cb9aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPanelLine_line$data = {
  readonly goods: {
    readonly " $fragmentSpreads": FragmentRefs<"CartPanelLine_goods">;
  };
  readonly lineID: string;
  readonly quantity: number;
  readonly refusal: {
    readonly message: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanelLine_amount">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartPanelLine_amount"
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "5211213eb4ad26bd0d8178fe6b6b0b85";

export default node;
