/**
 * @generated SignedSource<<79a4fd4eeda722238bd13aa65abb1e31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WithdrawalStatus = "PAID" | "REJECTED" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Withdrawals_withdrawals$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly amount: string;
      readonly bankAccount: {
        readonly bank: string;
        readonly holder: string;
        readonly numberTail: string;
      };
      readonly bankReference: string | null | undefined;
      readonly createdAt: string;
      readonly decidedAt: string | null | undefined;
      readonly id: string;
      readonly reason: string | null | undefined;
      readonly status: WithdrawalStatus;
      readonly statusText: string;
      readonly withdrawalNo: string;
    };
  }>;
  readonly " $fragmentType": "Withdrawals_withdrawals";
};
export type Withdrawals_withdrawals$key = {
  readonly " $data"?: Withdrawals_withdrawals$data;
  readonly " $fragmentSpreads": FragmentRefs<"Withdrawals_withdrawals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Withdrawals_withdrawals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WithdrawalEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Withdrawal",
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
              "name": "withdrawalNo",
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
              "name": "bankReference",
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
              "name": "decidedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "BankAccount",
              "kind": "LinkedField",
              "name": "bankAccount",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "holder",
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
                  "name": "numberTail",
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
    }
  ],
  "type": "WithdrawalConnection",
  "abstractKey": null
};

(node as any).hash = "f1ef6a658a2716890707a9392fc693b7";

export default node;
