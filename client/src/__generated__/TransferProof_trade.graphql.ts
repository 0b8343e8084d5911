/**
 * @generated SignedSource<<bd9c682125d55d04b39aafb7da948d40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransferProofStatus = "CONFIRMED" | "REJECTED" | "REPLACED" | "SUBMITTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TransferProof_trade$data = {
  readonly due: string;
  readonly tradeID: string;
  readonly transferProof: {
    readonly amount: string;
    readonly bank: string;
    readonly reason: string | null | undefined;
    readonly status: TransferProofStatus;
    readonly submittedAt: string;
  } | null | undefined;
  readonly " $fragmentType": "TransferProof_trade";
};
export type TransferProof_trade$key = {
  readonly " $data"?: TransferProof_trade$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferProof_trade">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransferProof_trade",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tradeID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "due",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TransferProof",
      "kind": "LinkedField",
      "name": "transferProof",
      "plural": false,
      "selections": [
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
          "name": "bank",
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
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "submittedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Trade",
  "abstractKey": null
};

(node as any).hash = "90d0c857fe7b61ce299e90278a14c88e";

export default node;
