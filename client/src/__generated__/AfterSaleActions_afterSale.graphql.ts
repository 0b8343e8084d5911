/**
 * @generated SignedSource<<572b5b6cb12447597ca7b67facff5695>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AfterSaleAction = "CANCEL" | "RECEIVE" | "SHIP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AfterSaleActions_afterSale$data = {
  readonly actions: ReadonlyArray<AfterSaleAction>;
  readonly afterSaleID: string;
  readonly " $fragmentType": "AfterSaleActions_afterSale";
};
export type AfterSaleActions_afterSale$key = {
  readonly " $data"?: AfterSaleActions_afterSale$data;
  readonly " $fragmentSpreads": FragmentRefs<"AfterSaleActions_afterSale">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AfterSaleActions_afterSale",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "afterSaleID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actions",
      "storageKey": null
    }
  ],
  "type": "AfterSale",
  "abstractKey": null
};

(node as any).hash = "0043fb098b706104d5943140d8fb7977";

export default node;
