/**
 * @generated SignedSource<<1835174e52a213d49da2af27ef1dba8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GoodsKind = "DEVICE" | "FOOD" | "HERB" | "PATENT" | "WESTERN" | "%future added value";
export type GoodsTagKind = "ADDON" | "COLD" | "CONTROLLED" | "DISCOUNT" | "EPHEDRINE" | "FLASH" | "FULL_REDUCTION" | "GIFT" | "NEAR_EXPIRY" | "NEW" | "OTHER" | "PIECES" | "PREFERRED" | "SPECIAL" | "%future added value";
export type PrescriptionClass = "NONE" | "OTC_A" | "OTC_B" | "RX" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GoodsMarks_goods$data = {
  readonly deviceClass: number | null | undefined;
  readonly kind: GoodsKind;
  readonly prescriptionClass: PrescriptionClass;
  readonly tags: ReadonlyArray<{
    readonly kind: GoodsTagKind;
    readonly text: string;
  }>;
  readonly " $fragmentType": "GoodsMarks_goods";
};
export type GoodsMarks_goods$key = {
  readonly " $data"?: GoodsMarks_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsMarks_goods">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsMarks_goods",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prescriptionClass",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deviceClass",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsTag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Goods",
  "abstractKey": null
};
})();

(node as any).hash = "6be5c7d6fda31002c602b8995a843cc0";

export default node;
