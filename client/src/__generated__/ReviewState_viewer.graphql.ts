/**
 * @generated SignedSource<<f301d7b8468b264ea25d23144e4776af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CertificateStatus = "EXPIRED" | "MISSING" | "PASSED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReviewState_viewer$data = {
  readonly certificates: ReadonlyArray<{
    readonly isNeeded: boolean;
    readonly name: string;
    readonly status: CertificateStatus;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateList_viewer">;
  readonly " $fragmentType": "ReviewState_viewer";
};
export type ReviewState_viewer$key = {
  readonly " $data"?: ReviewState_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewState_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewState_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Certificate",
      "kind": "LinkedField",
      "name": "certificates",
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
          "name": "isNeeded",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CertificateList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "48038bb0174a35db95045a30a9d08d19";

export default node;
