/**
 * @generated SignedSource<<96e4d0f20363dda3447e733c56b2390e>>
 * @relayHash 347a2de790f84bc553f9688c31d6e56d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a533a8491930d1f5c9bb3c66863c2de5cc5a12ce6d72b7a83c1f1b0d6cb8a08

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceStatus = "APPLIED" | "FAILED" | "ISSUED" | "RED" | "%future added value";
export type InvoiceQueryQuery$variables = {
  invoiceNo?: string | null | undefined;
  orderNo?: string | null | undefined;
  phoneTail: string;
};
export type InvoiceQueryQuery$data = {
  readonly foundInvoice: {
    readonly pdf: string | null | undefined;
    readonly status: InvoiceStatus;
    readonly statusText: string;
  } | null | undefined;
};
export type InvoiceQueryQuery = {
  response: InvoiceQueryQuery$data;
  variables: InvoiceQueryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invoiceNo"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderNo"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "phoneTail"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "invoiceNo",
        "variableName": "invoiceNo"
      },
      {
        "kind": "Variable",
        "name": "orderNo",
        "variableName": "orderNo"
      },
      {
        "kind": "Variable",
        "name": "phoneTail",
        "variableName": "phoneTail"
      }
    ],
    "concreteType": "FoundInvoice",
    "kind": "LinkedField",
    "name": "foundInvoice",
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
        "name": "statusText",
        "storageKey": null
      },
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InvoiceQueryQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvoiceQueryQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4a533a8491930d1f5c9bb3c66863c2de5cc5a12ce6d72b7a83c1f1b0d6cb8a08",
    "metadata": {},
    "name": "InvoiceQueryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0cad023bf281eb7c3b6e2639b925a247";

export default node;
