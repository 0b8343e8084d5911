/**
 * @generated SignedSource<<938d0079e6a70d39d24f452760c3e85c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CompanyKind = "CHAIN" | "CLINIC" | "HOSPITAL" | "PHARMACY" | "WHOLESALER" | "%future added value";
export type ReviewState = "FROZEN" | "PASSED" | "PENDING" | "REJECTED" | "%future added value";
export type ShopRole = "BUYER" | "FINANCE" | "OWNER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ShopForm_viewer$data = {
  readonly shop: {
    readonly address: string | null | undefined;
    readonly company: string;
    readonly contact: string | null | undefined;
    readonly invoice: {
      readonly bank: string | null | undefined;
      readonly bankAccount: string | null | undefined;
      readonly companyAddress: string | null | undefined;
      readonly companyPhone: string | null | undefined;
      readonly taxNo: string;
      readonly title: string;
    } | null | undefined;
    readonly kind: CompanyKind;
    readonly licenceNo: string | null | undefined;
    readonly memberID: string;
    readonly phone: string | null | undefined;
    readonly regions: ReadonlyArray<{
      readonly name: string;
      readonly regionID: string;
    }>;
    readonly review: ReviewState;
    readonly reviewNote: string | null | undefined;
    readonly role: ShopRole;
  } | null | undefined;
  readonly " $fragmentType": "ShopForm_viewer";
};
export type ShopForm_viewer$key = {
  readonly " $data"?: ShopForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopDetails",
      "kind": "LinkedField",
      "name": "shop",
      "plural": false,
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "licenceNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contact",
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
          "concreteType": "Region",
          "kind": "LinkedField",
          "name": "regions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "regionID",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "reviewNote",
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
          "concreteType": "InvoiceProfile",
          "kind": "LinkedField",
          "name": "invoice",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "taxNo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "companyAddress",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "companyPhone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bank",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bankAccount",
              "storageKey": null
            }
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

(node as any).hash = "05a912692cdc676ecc4e8232cd31d4fe";

export default node;
