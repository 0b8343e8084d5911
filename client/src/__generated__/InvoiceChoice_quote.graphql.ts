/**
 * @generated SignedSource<<c99ddddd4bf216bfd9c86e404019be37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceKind = "PLAIN" | "SPECIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceChoice_quote$data = {
  readonly invoices: ReadonlyArray<{
    readonly invoiceID: string;
    readonly kind: InvoiceKind;
    readonly problem: string | null | undefined;
    readonly taxNo: string | null | undefined;
    readonly title: string;
  }>;
  readonly " $fragmentType": "InvoiceChoice_quote";
};
export type InvoiceChoice_quote$key = {
  readonly " $data"?: InvoiceChoice_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceChoice_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceChoice_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "QuoteInvoice",
      "kind": "LinkedField",
      "name": "invoices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceID",
          "storageKey": null
        },
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
          "name": "problem",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Quote",
  "abstractKey": null
};

(node as any).hash = "b1097c38bfb12e02b89a5099758d0841";

export default node;
