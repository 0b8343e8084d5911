/**
 * @generated SignedSource<<517bd724797ffe8a60bba2948db16869>>
 * @relayHash dfbc8773e3d79ec30d7337dadfc1e6bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81b1696ac88f08bf64b8c0e91f25c38e27f5ae288ee4ad8d9dcbed015d3f0d5c

import type { ConcreteRequest } from 'relay-runtime';
export type StartShopRegistrationInput = {
  code: string;
  phone: string;
};
export type useStartShopRegistrationMutation$variables = {
  input: StartShopRegistrationInput;
};
export type useStartShopRegistrationMutation$data = {
  readonly startShopRegistration: {
    readonly expiresAt: string;
    readonly shops: ReadonlyArray<{
      readonly company: string;
    }>;
    readonly ticket: string;
  } | null | undefined;
};
export type useStartShopRegistrationMutation = {
  response: useStartShopRegistrationMutation$data;
  variables: useStartShopRegistrationMutation$variables;
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
    "concreteType": "StartShopRegistrationPayload",
    "kind": "LinkedField",
    "name": "startShopRegistration",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ticket",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Shop",
        "kind": "LinkedField",
        "name": "shops",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "company",
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
    "name": "useStartShopRegistrationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartShopRegistrationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "81b1696ac88f08bf64b8c0e91f25c38e27f5ae288ee4ad8d9dcbed015d3f0d5c",
    "metadata": {},
    "name": "useStartShopRegistrationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cf8381817507866ce8a7485eb5a4117e";

export default node;
