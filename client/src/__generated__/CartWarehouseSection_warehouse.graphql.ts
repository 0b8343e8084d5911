/**
 * @generated SignedSource<<649a3d2f2237135c606b16f851c0eba7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartWarehouseSection_warehouse$data = {
  readonly freeOver: string;
  readonly goodsAmount: string;
  readonly minimumOrder: string;
  readonly shipping: string;
  readonly shortOfFree: string;
  readonly shortOfMinimum: string;
  readonly " $fragmentType": "CartWarehouseSection_warehouse";
};
export type CartWarehouseSection_warehouse$key = {
  readonly " $data"?: CartWarehouseSection_warehouse$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartWarehouseSection_warehouse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartWarehouseSection_warehouse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goodsAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "freeOver",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimumOrder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortOfFree",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortOfMinimum",
      "storageKey": null
    }
  ],
  "type": "CartWarehouse",
  "abstractKey": null
};

(node as any).hash = "da4fd1ce752410c15143eaa2b5e089e9";

export default node;
