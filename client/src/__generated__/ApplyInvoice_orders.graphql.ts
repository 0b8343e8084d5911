/**
 * @generated SignedSource<<ccdea2809fc8f04375c43af19e9f231f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplyInvoice_orders$data = {
  readonly buyer: {
    readonly bank: string | null | undefined;
    readonly bankAccount: string | null | undefined;
    readonly companyAddress: string | null | undefined;
    readonly companyPhone: string | null | undefined;
    readonly taxNo: string | null | undefined;
    readonly title: string;
  };
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly amount: string;
      readonly createdAt: string;
      readonly goodsText: string;
      readonly lineCount: number;
      readonly orderID: string;
      readonly orderNo: string;
    };
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "ApplyInvoice_orders";
};
export type ApplyInvoice_orders$key = {
  readonly " $data"?: ApplyInvoice_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplyInvoice_orders">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplyInvoice_orders",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceableOrderEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InvoiceableOrder",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "orderID",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "orderNo",
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
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "goodsText",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lineCount",
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
      "concreteType": "InvoiceBuyer",
      "kind": "LinkedField",
      "name": "buyer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyAddress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyPhone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bank",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankAccount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InvoiceableOrderConnection",
  "abstractKey": null
};

(node as any).hash = "beaf3f34bc015866ca0ba904f06b8214";

export default node;
