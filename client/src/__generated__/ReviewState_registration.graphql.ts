/**
 * @generated SignedSource<<6530d681b711adeed76c8e78ddfd8991>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CertificateStatus = "EXPIRED" | "MISSING" | "PASSED" | "PENDING" | "REJECTED" | "%future added value";
export type ReviewState = "FROZEN" | "PASSED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReviewState_registration$data = {
  readonly neededCertificates: ReadonlyArray<{
    readonly name: string;
    readonly status: CertificateStatus;
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
  "type": "Registration",
  "abstractKey": null
};

(node as any).hash = "338df3bc36e048d15f378425eeb1316c";

export default node;
