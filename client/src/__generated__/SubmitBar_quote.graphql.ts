/**
 * @generated SignedSource<<adb8d1f4e8a1a0e2cb7a4e99fe9b5126>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubmitBar_quote$data = {
  readonly goodsAmount: string;
  readonly orders: ReadonlyArray<{
    readonly lines: ReadonlyArray<{
      readonly listAmount: string;
    }>;
  }>;
  readonly payable: string;
  readonly tenders: {
    readonly balance: string;
    readonly online: string;
    readonly voucher: string;
  };
  readonly " $fragmentType": "SubmitBar_quote";
};
export type SubmitBar_quote$key = {
  readonly " $data"?: SubmitBar_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmitBar_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmitBar_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goodsAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuoteOrder",
      "kind": "LinkedField",
      "name": "orders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QuoteLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "listAmount",
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
      "concreteType": "QuoteTenders",
      "kind": "LinkedField",
      "name": "tenders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voucher",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "online",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Quote",
  "abstractKey": null
};

(node as any).hash = "03eeb55d54117cd66116ee080af9a561";

export default node;
