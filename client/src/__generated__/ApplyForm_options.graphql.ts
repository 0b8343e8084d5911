/**
 * @generated SignedSource<<b91ba2beb88643119487707f8773b31f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AfterSaleType = "COMPANY_DOSSIER" | "DOCUMENTS" | "EXCHANGE" | "GOODS_DOSSIER" | "LAB_REPORT" | "REFUND_ONLY" | "RESHIP" | "RETURN_REFUND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ApplyForm_options$data = {
  readonly isWholeOrder: boolean;
  readonly lines: ReadonlyArray<{
    readonly lineID: string;
    readonly mostQuantity: number;
    readonly quantity: number;
  }>;
  readonly orderID: string;
  readonly orderNo: string;
  readonly reasons: ReadonlyArray<string>;
  readonly types: ReadonlyArray<{
    readonly isAllowed: boolean;
    readonly text: string;
    readonly type: AfterSaleType;
  }>;
  readonly until: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ApplyLines_options">;
  readonly " $fragmentType": "ApplyForm_options";
};
export type ApplyForm_options$key = {
  readonly " $data"?: ApplyForm_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplyForm_options">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplyForm_options",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWholeOrder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reasons",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AfterSaleTypeOption",
      "kind": "LinkedField",
      "name": "types",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAllowed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AfterSaleLineOption",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineID",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mostQuantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplyLines_options"
    }
  ],
  "type": "AfterSaleOptions",
  "abstractKey": null
};

(node as any).hash = "4a76252c8eda51d1748314f1e18e1bfa";

export default node;
