/**
 * @generated SignedSource<<66ea06facd71f6a821959f00be6b26fd>>
 * @relayHash c636819c79c6ca9ebc6ce729816390b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32442a2f7958394e22c813a3bd7a286337572baafe27e992d01d81952689f232

import type { ConcreteRequest } from 'relay-runtime';
export type FeedbackKind = "DELIVERY" | "GOODS" | "OTHER" | "SERVICE" | "SITE" | "%future added value";
export type GiveFeedbackInput = {
  clientKey: string;
  content: string;
  imageKeys?: ReadonlyArray<string> | null | undefined;
  kind: FeedbackKind;
};
export type FeedbackFormMutation$variables = {
  input: GiveFeedbackInput;
};
export type FeedbackFormMutation$data = {
  readonly giveFeedback: {
    readonly feedback: {
      readonly feedbackID: string;
    } | null | undefined;
  } | null | undefined;
};
export type FeedbackFormMutation = {
  response: FeedbackFormMutation$data;
  variables: FeedbackFormMutation$variables;
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
  "name": "feedbackID",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FeedbackFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GiveFeedbackPayload",
        "kind": "LinkedField",
        "name": "giveFeedback",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Feedback",
            "kind": "LinkedField",
            "name": "feedback",
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
    "name": "FeedbackFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GiveFeedbackPayload",
        "kind": "LinkedField",
        "name": "giveFeedback",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Feedback",
            "kind": "LinkedField",
            "name": "feedback",
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
    "id": "32442a2f7958394e22c813a3bd7a286337572baafe27e992d01d81952689f232",
    "metadata": {},
    "name": "FeedbackFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0bb1df02f3e51cbb077e6ac791b5e539";

export default node;
