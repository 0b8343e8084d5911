/**
 * @generated SignedSource<<21d4464c9999cdde0a9c40507f02c2a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CertificateKind = "AUTHORITY_LETTER" | "BUSINESS_LICENCE" | "GSP" | "MEDICAL_LICENCE" | "OPENING_FORM" | "OTHER" | "TRADE_PERMIT" | "%future added value";
export type CertificateStatus = "EXPIRED" | "MISSING" | "PASSED" | "PENDING" | "REJECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CertificateList_viewer$data = {
  readonly certificates: ReadonlyArray<{
    readonly certificateID: string | null | undefined;
    readonly certificateNo: string | null | undefined;
    readonly consequence: {
      readonly cartLineCount: number;
      readonly goodsCount: number;
    } | null | undefined;
    readonly daysLeft: number | null | undefined;
    readonly file: string | null | undefined;
    readonly isNeeded: boolean;
    readonly kind: CertificateKind;
    readonly name: string;
    readonly reason: string | null | undefined;
    readonly renewal: {
      readonly certificateID: string;
      readonly certificateNo: string;
      readonly file: string | null | undefined;
      readonly reason: string | null | undefined;
      readonly status: CertificateStatus;
      readonly validFrom: string;
      readonly validTo: string | null | undefined;
    } | null | undefined;
    readonly status: CertificateStatus;
    readonly validFrom: string | null | undefined;
    readonly validTo: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "CertificateList_viewer";
};
export type CertificateList_viewer$key = {
  readonly " $data"?: CertificateList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CertificateList_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certificateID",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "certificateNo",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "validFrom",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "validTo",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "file",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CertificateList_viewer",
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
          "name": "isNeeded",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysLeft",
          "storageKey": null
        },
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CertificateConsequence",
          "kind": "LinkedField",
          "name": "consequence",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "goodsCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cartLineCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CertificateRenewal",
          "kind": "LinkedField",
          "name": "renewal",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "b23980451479effc79d11b8f7ac81ceb";

export default node;
