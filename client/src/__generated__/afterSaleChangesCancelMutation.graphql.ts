/**
 * @generated SignedSource<<82772108f0a38654b05f8398a13e6dde>>
 * @relayHash cddb46bf2b5b393be308687fe94a995d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62f54b475377e6be7d836f7dfdcf840509a3122946bb27bfb63411a018adc72f

import type { ConcreteRequest } from 'relay-runtime';
export type AfterSaleAction = "CANCEL" | "RECEIVE" | "SHIP" | "%future added value";
export type AfterSaleStatus = "APPLIED" | "APPROVED" | "CANCELLED" | "DONE" | "RECEIVED" | "REFUNDING" | "REJECTED" | "RESENT" | "RETURNING" | "%future added value";
export type CancelAfterSaleInput = {
  afterSaleID: string;
  clientKey: string;
};
export type afterSaleChangesCancelMutation$variables = {
  input: CancelAfterSaleInput;
};
export type afterSaleChangesCancelMutation$data = {
  readonly cancelAfterSale: {
    readonly afterSale: {
      readonly actions: ReadonlyArray<AfterSaleAction>;
      readonly status: AfterSaleStatus;
      readonly statusText: string;
    } | null | undefined;
  } | null | undefined;
};
export type afterSaleChangesCancelMutation = {
  response: afterSaleChangesCancelMutation$data;
  variables: afterSaleChangesCancelMutation$variables;
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
  "name": "actions",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "afterSaleChangesCancelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CancelAfterSalePayload",
        "kind": "LinkedField",
        "name": "cancelAfterSale",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AfterSale",
            "kind": "LinkedField",
            "name": "afterSale",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
    "name": "afterSaleChangesCancelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CancelAfterSalePayload",
        "kind": "LinkedField",
        "name": "cancelAfterSale",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AfterSale",
            "kind": "LinkedField",
            "name": "afterSale",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
    "id": "62f54b475377e6be7d836f7dfdcf840509a3122946bb27bfb63411a018adc72f",
    "metadata": {},
    "name": "afterSaleChangesCancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2dfa60b8b4991a480efa47eab1eb215e";

export default node;
