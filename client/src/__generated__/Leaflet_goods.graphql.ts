/**
 * @generated SignedSource<<f14b5aed3670dfec4fb310f95c7871f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GoodsKind = "DEVICE" | "FOOD" | "HERB" | "PATENT" | "WESTERN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Leaflet_goods$data = {
  readonly detail: {
    readonly commonName: string;
    readonly indications: string;
    readonly storage: string;
    readonly usage: string;
  } | null | undefined;
  readonly kind: GoodsKind;
  readonly " $fragmentType": "Leaflet_goods";
};
export type Leaflet_goods$key = {
  readonly " $data"?: Leaflet_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"Leaflet_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Leaflet_goods",
  "selections": [
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
      "concreteType": "GoodsDetail",
      "kind": "LinkedField",
      "name": "detail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commonName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "indications",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "f1f2cd4b0918ebf43d0f26b65ccc5ade";

export default node;
