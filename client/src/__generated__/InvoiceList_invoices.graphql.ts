/**
 * @generated SignedSource<<ea7dfce8fd9b43d9926c774febf50300>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceKind = "PLAIN" | "SPECIAL" | "%future added value";
export type InvoiceStatus = "APPLIED" | "FAILED" | "ISSUED" | "RED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceList_invoices$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly amount: string;
      readonly applicationNo: string;
      readonly createdAt: string;
      readonly detail: {
        readonly pdf: string | null | undefined;
      } | null | undefined;
      readonly id: string;
      readonly invoiceID: string;
      readonly invoiceNo: string | null | undefined;
      readonly kind: InvoiceKind;
      readonly orders: ReadonlyArray<{
        readonly orderNo: string;
      }>;
      readonly reason: string | null | undefined;
      readonly reversedAmount: string;
      readonly reverses: {
        readonly invoiceNo: string;
      } | null | undefined;
      readonly status: InvoiceStatus;
      readonly statusText: string;
      readonly title: string;
    };
  }>;
  readonly pageCursors: {
    readonly around: ReadonlyArray<{
      readonly isCurrent: boolean;
      readonly page: number;
    }>;
    readonly last: {
      readonly page: number;
    } | null | undefined;
  };
  readonly " $fragmentType": "InvoiceList_invoices";
};
export type InvoiceList_invoices$key = {
  readonly " $data"?: InvoiceList_invoices$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceList_invoices">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "invoiceNo",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceList_invoices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invoice",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
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
              "name": "applicationNo",
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
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "statusText",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
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
              "concreteType": "ReversedInvoice",
              "kind": "LinkedField",
              "name": "reverses",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reversedAmount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "InvoicedOrder",
              "kind": "LinkedField",
              "name": "orders",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "orderNo",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "InvoiceDetail",
              "kind": "LinkedField",
              "name": "detail",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "pdf",
                  "storageKey": null
                }
              ],
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
      "concreteType": "PageCursors",
      "kind": "LinkedField",
      "name": "pageCursors",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PageCursor",
          "kind": "LinkedField",
          "name": "last",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageCursor",
          "kind": "LinkedField",
          "name": "around",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isCurrent",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InvoiceConnection",
  "abstractKey": null
};
})();

(node as any).hash = "18d19a2d272bc1f247b242cb3b6ad6a5";

export default node;
