/**
 * @generated SignedSource<<ca8f0818c193cfd85efaec7f070173a4>>
 * @relayHash f0c08b6fee3a3f1b6769de9240e25364
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e28bb6494d4839b82735b2fd60751f776765c7a1e96f205d833762f993021448

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopRole = "BUYER" | "FINANCE" | "OWNER" | "%future added value";
export type ChangeColleagueRoleInput = {
  accountID: string;
  role: ShopRole;
};
export type colleagueChangesRoleMutation$variables = {
  input: ChangeColleagueRoleInput;
};
export type colleagueChangesRoleMutation$data = {
  readonly changeColleagueRole: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"ColleagueList_viewer">;
    } | null | undefined;
  } | null | undefined;
};
export type colleagueChangesRoleMutation = {
  response: colleagueChangesRoleMutation$data;
  variables: colleagueChangesRoleMutation$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "colleagueChangesRoleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ColleaguesPayload",
        "kind": "LinkedField",
        "name": "changeColleagueRole",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ColleagueList_viewer"
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
    "name": "colleagueChangesRoleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ColleaguesPayload",
        "kind": "LinkedField",
        "name": "changeColleagueRole",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Colleague",
                "kind": "LinkedField",
                "name": "colleagues",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "accountID",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "phone",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "role",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "since",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastSeen",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isSelf",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
    "id": "e28bb6494d4839b82735b2fd60751f776765c7a1e96f205d833762f993021448",
    "metadata": {},
    "name": "colleagueChangesRoleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "93011b74fa6482be64f58b15463f85a2";

export default node;
