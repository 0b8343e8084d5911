/**
 * @generated SignedSource<<008c1efccf9d632745377a6d7398b9bf>>
 * @relayHash c11e49f525d87451dc53dd0eca6a042e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaa2ee677eb8e32e52adb419b02b01ca812bb84dda66f68de48768724eca00e8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubmitTransferProofInput = {
  amount: string;
  bank: string;
  clientKey: string;
  fileKey: string;
  tradeID: string;
};
export type TransferProofMutation$variables = {
  input: SubmitTransferProofInput;
};
export type TransferProofMutation$data = {
  readonly submitTransferProof: {
    readonly trade: {
      readonly " $fragmentSpreads": FragmentRefs<"TransferProof_trade">;
    } | null | undefined;
  } | null | undefined;
};
export type TransferProofMutation = {
  response: TransferProofMutation$data;
  variables: TransferProofMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TransferProofMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubmitTransferProofPayload",
        "kind": "LinkedField",
        "name": "submitTransferProof",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Trade",
            "kind": "LinkedField",
            "name": "trade",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TransferProof_trade"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TransferProofMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SubmitTransferProofPayload",
        "kind": "LinkedField",
        "name": "submitTransferProof",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Trade",
            "kind": "LinkedField",
            "name": "trade",
            "plural": false,
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "eaa2ee677eb8e32e52adb419b02b01ca812bb84dda66f68de48768724eca00e8",
    "metadata": {},
    "name": "TransferProofMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3423a6d51bb8e222bf7f075e9fb1b42f";

export default node;
