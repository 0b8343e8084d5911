/**
 * @generated SignedSource<<397a6d351c986a7b9125e626cbe75437>>
 * @relayHash 17ec052f05185e0a2275610799a42441
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b514b817de110c8984af81eef8d55dbaf66cae8ef4134f7bc316b4c2d6133f85

import type { ConcreteRequest } from 'relay-runtime';
export type SignContractInput = {
  contractID: string;
  isAgreed: boolean;
};
export type useSignContractMutation$variables = {
  input: SignContractInput;
};
export type useSignContractMutation$data = {
  readonly signContract: {
    readonly contract: {
      readonly id: string;
      readonly signedAt: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSignContractMutation = {
  response: useSignContractMutation$data;
  variables: useSignContractMutation$variables;
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
    "concreteType": "SignContractPayload",
    "kind": "LinkedField",
    "name": "signContract",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Contract",
        "kind": "LinkedField",
        "name": "contract",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "signedAt",
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
    "name": "useSignContractMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSignContractMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b514b817de110c8984af81eef8d55dbaf66cae8ef4134f7bc316b4c2d6133f85",
    "metadata": {},
    "name": "useSignContractMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c1c1ff6f9b67760d1b14d7b98433e288";

export default node;
