/**
 * @generated SignedSource<<2a1bb04f92f546b5b2813d544f9bdd7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CertificateStatus = "EXPIRED" | "MISSING" | "PASSED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BasicInfo_viewer$data = {
  readonly avatar: string | null | undefined;
  readonly certificates: ReadonlyArray<{
    readonly status: CertificateStatus;
  }> | null | undefined;
  readonly company: string;
  readonly isReviewed: boolean;
  readonly name: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly rank: number;
  readonly username: string;
  readonly " $fragmentType": "BasicInfo_viewer";
};
export type BasicInfo_viewer$key = {
  readonly " $data"?: BasicInfo_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasicInfo_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasicInfo_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
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
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReviewed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rank",
      "storageKey": null
    },
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
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7bffad5502292f340acf5445a35c4cd4";

export default node;
