/**
 * @generated SignedSource<<9a8fd5b1d2bd05f56de1dd7c72f04099>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useEditCartLine_line$data = {
  readonly goods: {
    readonly goodsID: string;
    readonly name: string;
  };
  readonly lineID: string;
  readonly " $fragmentType": "useEditCartLine_line";
};
export type useEditCartLine_line$key = {
  readonly " $data"?: useEditCartLine_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"useEditCartLine_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useEditCartLine_line",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "a3f134c6a762fd8991bfaa83b208d83d";

export default node;
