/**
 * @generated SignedSource<<9f0d4670c229825b830ecbd450745224>>
 * @relayHash b4de506c713bf128d6f9e3ea3202ae58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee247867d31423df2374ad928509f02c270d5a938cf91c7c78a4f9758c4f4bb8

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutInput = {
  addressID?: string | null | undefined;
  couponIDs?: ReadonlyArray<string> | null | undefined;
  lineIDs: ReadonlyArray<string>;
  useBalance?: boolean | null | undefined;
  useVoucher?: boolean | null | undefined;
};
export type useRequoteMutation$variables = {
  input: CheckoutInput;
};
export type useRequoteMutation$data = {
  readonly checkout: {
    readonly quote: {
      readonly quoteID: string;
    } | null | undefined;
  } | null | undefined;
};
export type useRequoteMutation = {
  response: useRequoteMutation$data;
  variables: useRequoteMutation$variables;
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
  "name": "quoteID",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRequoteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CheckoutPayload",
        "kind": "LinkedField",
        "name": "checkout",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Quote",
            "kind": "LinkedField",
            "name": "quote",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
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
    "name": "useRequoteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CheckoutPayload",
        "kind": "LinkedField",
        "name": "checkout",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Quote",
            "kind": "LinkedField",
            "name": "quote",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
    "id": "ee247867d31423df2374ad928509f02c270d5a938cf91c7c78a4f9758c4f4bb8",
    "metadata": {},
    "name": "useRequoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2fc70bf12bfa2f971bd39e90c371c1f7";

export default node;
