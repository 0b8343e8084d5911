/**
 * @generated SignedSource<<b5b902381be494d84127500e82148e41>>
 * @relayHash 2e78cb124aae607e3ceb9a806f8915b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f732e94b7322eeaf24439f5434c194a63b5cc97dda88e86fce9dc24486398749

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type RegistrationScope = "ACCOUNT" | "SHOP" | "%future added value";
export type RegisterReviewPageQuery$variables = {
  of: RegistrationScope;
};
export type RegisterReviewPageQuery$data = {
  readonly registration: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"ReviewState_registration">;
  } | null | undefined, unknown>;
};
export type RegisterReviewPageQuery = {
  response: RegisterReviewPageQuery$data;
  variables: RegisterReviewPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "of"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "of",
    "variableName": "of"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RegisterReviewPageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "Registration",
          "kind": "LinkedField",
          "name": "registration",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ReviewState_registration"
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RegisterReviewPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Registration",
        "kind": "LinkedField",
        "name": "registration",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "review",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NeededCertificate",
            "kind": "LinkedField",
            "name": "neededCertificates",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
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
                "name": "status",
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
    "id": "f732e94b7322eeaf24439f5434c194a63b5cc97dda88e86fce9dc24486398749",
    "metadata": {},
    "name": "RegisterReviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c724b746f4d33108cbbcb991503eecca";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
