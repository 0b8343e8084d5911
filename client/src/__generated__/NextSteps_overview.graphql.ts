/**
 * @generated SignedSource<<f6db15ea2246cd8358d4cb540ee03e01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CertificateKind = "AUTHORITY_LETTER" | "BUSINESS_LICENCE" | "GSP" | "MEDICAL_LICENCE" | "OPENING_FORM" | "OTHER" | "TRADE_PERMIT" | "%future added value";
export type ReviewState = "FROZEN" | "PASSED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NextSteps_overview$data = {
  readonly atStake: {
    readonly cartLineCount: number;
    readonly goodsCount: number;
  };
  readonly couponsEnding: number;
  readonly papers: ReadonlyArray<{
    readonly daysLeft: number;
    readonly kind: CertificateKind;
    readonly name: string;
    readonly validTo: string;
  }>;
  readonly receipts: {
    readonly count: number;
    readonly dueAt: string | null | undefined;
    readonly overdueCount: number;
  };
  readonly setup: {
    readonly addressCount: number;
    readonly isContractSigned: boolean;
    readonly papersMissing: ReadonlyArray<string>;
    readonly review: ReviewState;
  } | null | undefined;
  readonly unpaid: {
    readonly amount: string;
    readonly count: number;
    readonly payUntil: string | null | undefined;
  };
  readonly " $fragmentType": "NextSteps_overview";
};
export type NextSteps_overview$key = {
  readonly " $data"?: NextSteps_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextSteps_overview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextSteps_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UnpaidSum",
      "kind": "LinkedField",
      "name": "unpaid",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "payUntil",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReceiptsDue",
      "kind": "LinkedField",
      "name": "receipts",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overdueCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LapsingPaper",
      "kind": "LinkedField",
      "name": "papers",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AtStake",
      "kind": "LinkedField",
      "name": "atStake",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goodsCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cartLineCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "couponsEnding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopSetup",
      "kind": "LinkedField",
      "name": "setup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "review",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "papersMissing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isContractSigned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addressCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};
})();

(node as any).hash = "30de1c26e59c4585b20873899a2ae898";

export default node;
