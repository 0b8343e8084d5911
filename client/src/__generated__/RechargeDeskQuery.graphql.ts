/**
 * @generated SignedSource<<cdbfcfb188531cd518ac58f0f9570c30>>
 * @relayHash 4f189d78f0a3a9acc2f16be8c2e3586c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98e56cf0667cb041e29886fe0177dba14822abb58fa5b18de4d347ae579de8da

import type { ConcreteRequest } from 'relay-runtime';
export type RechargeStatus = "CLOSED" | "CREATED" | "FAILED" | "PENDING" | "SETTLED" | "%future added value";
export type RechargeDeskQuery$variables = {
  rechargeID: string;
};
export type RechargeDeskQuery$data = {
  readonly recharge: {
    readonly settledAt: string | null | undefined;
    readonly status: RechargeStatus;
  } | null | undefined;
  readonly wallet: {
    readonly balance: string;
  } | null | undefined;
};
export type RechargeDeskQuery = {
  response: RechargeDeskQuery$data;
  variables: RechargeDeskQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rechargeID"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "rechargeID",
    "variableName": "rechargeID"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "settledAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "balance",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RechargeDeskQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Recharge",
        "kind": "LinkedField",
        "name": "recharge",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Wallet",
        "kind": "LinkedField",
        "name": "wallet",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RechargeDeskQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Recharge",
        "kind": "LinkedField",
        "name": "recharge",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Wallet",
        "kind": "LinkedField",
        "name": "wallet",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "98e56cf0667cb041e29886fe0177dba14822abb58fa5b18de4d347ae579de8da",
    "metadata": {},
    "name": "RechargeDeskQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4cd4b4f8c50e0f953351f6f87fe8c2fe";

export default node;
