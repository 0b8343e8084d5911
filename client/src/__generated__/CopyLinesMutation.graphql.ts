/**
 * @generated SignedSource<<7d1c0310e0e2de6862b040a40c7bd35c>>
 * @relayHash 3898c9ffca1e6fcb63b1cb8094bfe409
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8804ca5661dc313f2ebdc9aa4a2268d0397c01ea30337af0488f1b9c2458ca5b

import type { ConcreteRequest } from 'relay-runtime';
export type CopyCartLinesInput = {
  clientKey?: string | null | undefined;
  lineIDs: ReadonlyArray<string>;
  memberIDs: ReadonlyArray<string>;
};
export type CopyLinesMutation$variables = {
  input: CopyCartLinesInput;
};
export type CopyLinesMutation$data = {
  readonly copyCartLines: {
    readonly copies: ReadonlyArray<{
      readonly company: string;
      readonly copiedCount: number;
      readonly memberID: string;
      readonly skipped: ReadonlyArray<{
        readonly lineID: string;
        readonly message: string;
      }>;
    }>;
  } | null | undefined;
};
export type CopyLinesMutation = {
  response: CopyLinesMutation$data;
  variables: CopyLinesMutation$variables;
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
    "concreteType": "CopyCartLinesPayload",
    "kind": "LinkedField",
    "name": "copyCartLines",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CartCopy",
        "kind": "LinkedField",
        "name": "copies",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "memberID",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "company",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "copiedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedCopy",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lineID",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
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
    "name": "CopyLinesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CopyLinesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8804ca5661dc313f2ebdc9aa4a2268d0397c01ea30337af0488f1b9c2458ca5b",
    "metadata": {},
    "name": "CopyLinesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "06d66b818e4fcfd068a76c3c5520e693";

export default node;
