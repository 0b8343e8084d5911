/**
 * @generated SignedSource<<3503ecdf9a07580ce10e395344c499e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartLineAmount_line$data = {
  readonly amount: string;
  readonly isSelected: boolean;
  readonly listAmount: string;
  readonly " $fragmentType": "CartLineAmount_line";
};
export type CartLineAmount_line$key = {
  readonly " $data"?: CartLineAmount_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLineAmount_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartLineAmount_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSelected",
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "ccdf0723d373b972f3ba3e3bc22b6fb0";

export default node;
