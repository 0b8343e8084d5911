/**
 * @generated SignedSource<<2a272f4b53a9a1362fe377f08f227ba9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "FROZEN" | "PASSED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReviewState_registration$data = {
  readonly neededCertificates: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly review: ReviewState;
  readonly " $fragmentType": "ReviewState_registration";
};
export type ReviewState_registration$key = {
  readonly " $data"?: ReviewState_registration$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewState_registration">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewState_registration",
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Registration",
  "abstractKey": null
};

(node as any).hash = "aa0ff96a20ba1ad490dd978a7c2aed40";

export default node;
