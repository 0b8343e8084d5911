/**
 * @generated SignedSource<<f53777de42e3171573e4809ac47b9e52>>
 * @relayHash b26d25c886d03fb99239af3931b40991
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fa882426861b36444bf16e6ab53ca4a46963ab54ffd4128acc3722eea207523

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutInput = {
  addressID?: string | null | undefined;
  couponIDs?: ReadonlyArray<string> | null | undefined;
  lineIDs: ReadonlyArray<string>;
  useBalance?: boolean | null | undefined;
  useVoucher?: boolean | null | undefined;
};
export type cartMutationsCheckoutMutation$variables = {
  input: CheckoutInput;
};
export type cartMutationsCheckoutMutation$data = {
  readonly checkout: {
    readonly quote: {
      readonly quoteID: string;
    } | null | undefined;
  } | null | undefined;
};
export type cartMutationsCheckoutMutation = {
  response: cartMutationsCheckoutMutation$data;
  variables: cartMutationsCheckoutMutation$variables;
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
    "name": "cartMutationsCheckoutMutation",
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
    "name": "cartMutationsCheckoutMutation",
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
    "id": "3fa882426861b36444bf16e6ab53ca4a46963ab54ffd4128acc3722eea207523",
    "metadata": {},
    "name": "cartMutationsCheckoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b1cd94f5deab889663de89d3a93edfc0";

export default node;
