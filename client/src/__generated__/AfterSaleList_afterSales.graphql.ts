/**
 * @generated SignedSource<<73c0d0e3812870d8ef3b018b7477fa5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AfterSaleStatus = "APPLIED" | "APPROVED" | "CANCELLED" | "DONE" | "RECEIVED" | "REFUNDING" | "REJECTED" | "RESENT" | "RETURNING" | "%future added value";
export type AfterSaleType = "COMPANY_DOSSIER" | "DOCUMENTS" | "EXCHANGE" | "GOODS_DOSSIER" | "LAB_REPORT" | "REFUND_ONLY" | "RESHIP" | "RETURN_REFUND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AfterSaleList_afterSales$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly afterSaleID: string;
      readonly afterSaleNo: string;
      readonly amount: string;
      readonly createdAt: string;
      readonly id: string;
      readonly lines: ReadonlyArray<{
        readonly images: ReadonlyArray<string>;
        readonly lineID: string;
        readonly name: string;
        readonly packUnit: string;
        readonly quantity: number;
      }>;
      readonly orderNo: string;
      readonly reason: string;
      readonly status: AfterSaleStatus;
      readonly statusText: string;
      readonly type: AfterSaleType;
      readonly typeText: string;
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
  readonly " $fragmentType": "AfterSaleList_afterSales";
};
export type AfterSaleList_afterSales$key = {
  readonly " $data"?: AfterSaleList_afterSales$data;
  readonly " $fragmentSpreads": FragmentRefs<"AfterSaleList_afterSales">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "AfterSaleList_afterSales",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AfterSaleEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AfterSale",
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
              "name": "afterSaleID",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "afterSaleNo",
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
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "typeText",
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
              "concreteType": "AfterSaleLine",
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
                  "name": "quantity",
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
            (v0/*:: as any*/)
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
            (v0/*:: as any*/),
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
  "type": "AfterSaleConnection",
  "abstractKey": null
};
})();

(node as any).hash = "1624809fe4176d7dbf2609e224c4dee2";

export default node;
