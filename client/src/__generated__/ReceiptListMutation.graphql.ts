/**
 * @generated SignedSource<<4491a1aecb3d8522ba3ae26ba3c1c85b>>
 * @relayHash e4870086fde127e37f280a6c0a14eb31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e2da182f725fd377d5974397d9d62618d25041bc48971c01a5ec2eb772d8e55

import type { ConcreteRequest } from 'relay-runtime';
export type ReceiptStatus = "APPROVED" | "DUE" | "REJECTED" | "UPLOADED" | "%future added value";
export type HandInReceiptInput = {
  file: string;
  orderID: string;
};
export type ReceiptListMutation$variables = {
  input: HandInReceiptInput;
};
export type ReceiptListMutation$data = {
  readonly handInReceipt: {
    readonly receipt: {
      readonly file: string | null | undefined;
      readonly isOverdue: boolean;
      readonly reason: string | null | undefined;
      readonly status: ReceiptStatus;
      readonly statusText: string;
      readonly uploadedAt: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ReceiptListMutation = {
  response: ReceiptListMutation$data;
  variables: ReceiptListMutation$variables;
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
  "name": "statusText",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOverdue",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "file",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uploadedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReceiptListMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HandInReceiptPayload",
        "kind": "LinkedField",
        "name": "handInReceipt",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Receipt",
            "kind": "LinkedField",
            "name": "receipt",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
    "name": "ReceiptListMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HandInReceiptPayload",
        "kind": "LinkedField",
        "name": "handInReceipt",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Receipt",
            "kind": "LinkedField",
            "name": "receipt",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
    "id": "2e2da182f725fd377d5974397d9d62618d25041bc48971c01a5ec2eb772d8e55",
    "metadata": {},
    "name": "ReceiptListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c38a212b797abc14913db774200701bb";

export default node;
