/**
 * @generated SignedSource<<1e607e9abeade471f570121c0e8b870a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementKind = "BALANCE" | "PAYMENT" | "REFUND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatementView_statement$data = {
  readonly closing: string;
  readonly csv: string | null | undefined;
  readonly entries: ReadonlyArray<{
    readonly afterSaleID: string | null | undefined;
    readonly amount: string;
    readonly at: string;
    readonly balance: string | null | undefined;
    readonly kind: StatementKind;
    readonly parts: ReadonlyArray<{
      readonly amount: string;
      readonly orderID: string;
      readonly orderNo: string;
    }>;
    readonly ref: string;
    readonly title: string;
    readonly tradeNo: string | null | undefined;
  }>;
  readonly month: string;
  readonly opening: string;
  readonly orders: ReadonlyArray<{
    readonly balance: string;
    readonly net: string;
    readonly online: string;
    readonly orderID: string;
    readonly orderNo: string;
    readonly payable: string;
    readonly refunded: string;
    readonly voucher: string;
  }>;
  readonly " $fragmentType": "StatementView_statement";
};
export type StatementView_statement$key = {
  readonly " $data"?: StatementView_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementView_statement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "balance",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderID",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderNo",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementView_statement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opening",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "csv",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tradeNo",
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
          "name": "ref",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StatementPart",
          "kind": "LinkedField",
          "name": "parts",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementOrder",
      "kind": "LinkedField",
      "name": "orders",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v3/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "voucher",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "online",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refunded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "net",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Statement",
  "abstractKey": null
};
})();

(node as any).hash = "d78e23f9514ca610c91908752a1d9987";

export default node;
