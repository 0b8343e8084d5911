/**
 * @generated SignedSource<<c55c380b2030d15da934de50fec305a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScopeTable_viewer$data = {
  readonly scopes: ReadonlyArray<{
    readonly code: string;
    readonly goodsCount: number;
    readonly name: string;
    readonly validTo: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "ScopeTable_viewer";
};
export type ScopeTable_viewer$key = {
  readonly " $data"?: ScopeTable_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScopeTable_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScopeTable_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BusinessScope",
      "kind": "LinkedField",
      "name": "scopes",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "validTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goodsCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f4c305c01a92282954b5ef7e4e181f6c";

export default node;
