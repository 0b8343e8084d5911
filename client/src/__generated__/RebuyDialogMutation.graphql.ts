/**
 * @generated SignedSource<<89b151041d2f05cebbba6715dc1a581c>>
 * @relayHash c9031cce784d70611284c23301f52a3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d4cdc103840f30621746a9ecbcb8dd7bd824739e39765e8594e9946d1b6e403

import type { ConcreteRequest } from 'relay-runtime';
export type RebuyOrderInput = {
  clientKey: string;
  orderID: string;
};
export type RebuyDialogMutation$variables = {
  input: RebuyOrderInput;
};
export type RebuyDialogMutation$data = {
  readonly rebuyOrder: {
    readonly added: ReadonlyArray<{
      readonly lineID: string;
    }>;
    readonly skipped: ReadonlyArray<{
      readonly lineID: string;
      readonly message: string;
      readonly name: string;
      readonly substitutes: ReadonlyArray<{
        readonly goodsID: string;
        readonly manufacturer: string;
        readonly name: string;
        readonly spec: string;
      }>;
    }>;
  } | null | undefined;
};
export type RebuyDialogMutation = {
  response: RebuyDialogMutation$data;
  variables: RebuyDialogMutation$variables;
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
  "name": "lineID",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "AddedLine",
  "kind": "LinkedField",
  "name": "added",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goodsID",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "manufacturer",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "spec",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RebuyDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RebuyOrderPayload",
        "kind": "LinkedField",
        "name": "rebuyOrder",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedLine",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Goods",
                "kind": "LinkedField",
                "name": "substitutes",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v4/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
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
    "name": "RebuyDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RebuyOrderPayload",
        "kind": "LinkedField",
        "name": "rebuyOrder",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SkippedLine",
            "kind": "LinkedField",
            "name": "skipped",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Goods",
                "kind": "LinkedField",
                "name": "substitutes",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v4/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2d4cdc103840f30621746a9ecbcb8dd7bd824739e39765e8594e9946d1b6e403",
    "metadata": {},
    "name": "RebuyDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "343569e2a3acac1395d9efef54a9cb91";

export default node;
