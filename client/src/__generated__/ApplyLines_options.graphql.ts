/**
 * @generated SignedSource<<610a7d812ba5ea30e8416f188fd46aaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplyLines_options$data = {
  readonly lines: ReadonlyArray<{
    readonly images: ReadonlyArray<string>;
    readonly lineID: string;
    readonly manufacturer: string;
    readonly mostAmount: string;
    readonly mostQuantity: number;
    readonly name: string;
    readonly packUnit: string;
    readonly quantity: number;
    readonly spec: string;
  }>;
  readonly " $fragmentType": "ApplyLines_options";
};
export type ApplyLines_options$key = {
  readonly " $data"?: ApplyLines_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplyLines_options">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplyLines_options",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AfterSaleLineOption",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "manufacturer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "spec",
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
          "name": "images",
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
          "name": "mostQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mostAmount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AfterSaleOptions",
  "abstractKey": null
};

(node as any).hash = "64abbfb530ef91b3a1a854bd12f02f11";

export default node;
