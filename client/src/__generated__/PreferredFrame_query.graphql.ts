/**
 * @generated SignedSource<<f0f8163f76eb9f4758355d76cbf8e22b>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ZoneCategories_site">;
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
          "args": [
            {
              "kind": "Literal",
              "name": "preferred",
              "value": true
            }
          ],
          "kind": "FragmentSpread",
          "name": "ZoneCategories_site"
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

(node as any).hash = "a5fa55ea72c5d2ee3337bafb90ed4e17";

export default node;
