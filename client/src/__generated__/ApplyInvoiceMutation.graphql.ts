/**
 * @generated SignedSource<<858d27c27e3824a726340e78db47b1d4>>
 * @relayHash 6175c38e7a82f9077e3e19c6ff9bf5f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df9587538deb66b68bcadb55ab766d91e1f405a4f47fb0c077d4dd88d6b0c3b3

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceKind = "PLAIN" | "SPECIAL" | "%future added value";
export type ApplyForInvoiceInput = {
  bank?: string | null | undefined;
  bankAccount?: string | null | undefined;
  clientKey: string;
  companyAddress?: string | null | undefined;
  companyPhone?: string | null | undefined;
  kind: InvoiceKind;
  orderIDs: ReadonlyArray<string>;
  taxNo?: string | null | undefined;
  title?: string | null | undefined;
};
export type ApplyInvoiceMutation$variables = {
  input: ApplyForInvoiceInput;
};
export type ApplyInvoiceMutation$data = {
  readonly applyForInvoice: {
    readonly invoice: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type ApplyInvoiceMutation = {
  response: ApplyInvoiceMutation$data;
  variables: ApplyInvoiceMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ApplyForInvoicePayload",
    "kind": "LinkedField",
    "name": "applyForInvoice",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
        "plural": false,
        "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ApplyInvoiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ApplyInvoiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "df9587538deb66b68bcadb55ab766d91e1f405a4f47fb0c077d4dd88d6b0c3b3",
    "metadata": {},
    "name": "ApplyInvoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d201eb01b25ce4775ae2674483904805";

export default node;
