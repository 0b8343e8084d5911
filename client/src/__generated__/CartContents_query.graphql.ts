/**
 * @generated SignedSource<<968af9aa39c567b8b687fd2a7d86a2a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartContents_query$data = {
  readonly cartShops: ReadonlyArray<{
    readonly company: string;
    readonly memberID: string;
  }> | null | undefined;
  readonly cartSuggestions: ReadonlyArray<{
    readonly addQuantity: number;
    readonly cost: string;
    readonly gain: string;
    readonly lineID: string;
    readonly message: string;
    readonly quantity: number;
    readonly saves: string;
  }> | null | undefined;
  readonly viewer: {
    readonly canOrder: boolean;
  } | null | undefined;
  readonly " $fragmentType": "CartContents_query";
};
export type CartContents_query$key = {
  readonly " $data"?: CartContents_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartContents_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartContents_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PurchaseHint",
      "kind": "LinkedField",
      "name": "cartSuggestions",
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
          "name": "addQuantity",
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
          "name": "cost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "saves",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartShop",
      "kind": "LinkedField",
      "name": "cartShops",
      "plural": true,
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
        }
      ],
      "storageKey": null
    },
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
          "kind": "ScalarField",
          "name": "canOrder",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "011153b54c7e78c60c894949f11f198c";

export default node;
