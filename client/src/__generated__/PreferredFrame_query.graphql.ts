/**
 * @generated SignedSource<<03e866a17670521eabc36c0f75b94760>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreferredFrame_query$data = {
  readonly cart: {
    readonly " $fragmentSpreads": FragmentRefs<"FreeShippingLeft_cart">;
  } | null | undefined;
  readonly site: {
    readonly preferredCategories: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ZoneCategories_categories">;
    }>;
  } | null | undefined;
  readonly zone: {
    readonly " $fragmentSpreads": FragmentRefs<"ZoneHead_zone">;
  } | null | undefined;
  readonly " $fragmentType": "PreferredFrame_query";
};
export type PreferredFrame_query$key = {
  readonly " $data"?: PreferredFrame_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreferredFrame_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreferredFrame_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "kind",
          "value": "PREFERRED"
        }
      ],
      "concreteType": "Zone",
      "kind": "LinkedField",
      "name": "zone",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ZoneHead_zone"
        }
      ],
      "storageKey": "zone(kind:\"PREFERRED\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "preferredCategories",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ZoneCategories_categories"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cart",
      "kind": "LinkedField",
      "name": "cart",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FreeShippingLeft_cart"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "54effc8937902548bdb7f2c6766fcdbe";

export default node;
