/**
 * @generated SignedSource<<79ce9862c1044a2507c6ff172ef5a746>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShipmentKind = "COLD" | "EPHEDRINE" | "PLAIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuoteView_quote$data = {
  readonly expiresAt: string;
  readonly orders: ReadonlyArray<{
    readonly kind: ShipmentKind;
    readonly warehouse: {
      readonly warehouseID: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"QuoteOrder_order">;
  }>;
  readonly payable: string;
  readonly warnings: ReadonlyArray<{
    readonly code: string;
    readonly message: string;
  }>;
  readonly " $fragmentType": "QuoteView_quote";
};
export type QuoteView_quote$key = {
  readonly " $data"?: QuoteView_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteView_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteView_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Warning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
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
      "concreteType": "QuoteOrder",
      "kind": "LinkedField",
      "name": "orders",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Warehouse",
          "kind": "LinkedField",
          "name": "warehouse",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "warehouseID",
              "storageKey": null
            }
          ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuoteOrder_order"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Quote",
  "abstractKey": null
};

(node as any).hash = "24182c5cae9a2ab3fb22d10f840916f0";

export default node;
