/**
 * @generated SignedSource<<e0b781328fc5c47e15e1da8dc3e3a776>>
 * @relayHash 730f4f1f4d85b5d710b01192deb35c92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 988f5c52f8496cd502c02acef76262e845c93ff66e2418e318688dfd45699f4b

import type { ConcreteRequest } from 'relay-runtime';
export type MailInvoiceInput = {
  email: string;
  invoiceID: string;
};
export type InvoiceListMailMutation$variables = {
  input: MailInvoiceInput;
};
export type InvoiceListMailMutation$data = {
  readonly mailInvoice: {
    readonly email: string | null | undefined;
  } | null | undefined;
};
export type InvoiceListMailMutation = {
  response: InvoiceListMailMutation$data;
  variables: InvoiceListMailMutation$variables;
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
    "concreteType": "MailInvoicePayload",
    "kind": "LinkedField",
    "name": "mailInvoice",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
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
    "name": "InvoiceListMailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvoiceListMailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "988f5c52f8496cd502c02acef76262e845c93ff66e2418e318688dfd45699f4b",
    "metadata": {},
    "name": "InvoiceListMailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a0a4e46f216d8378b776ae861c083072";

export default node;
