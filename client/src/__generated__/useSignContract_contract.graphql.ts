/**
 * @generated SignedSource<<16d25090d21d2f6b8053f77f115f84db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSignContract_contract$data = {
  readonly contractID: string;
  readonly " $fragmentType": "useSignContract_contract";
};
export type useSignContract_contract$key = {
  readonly " $data"?: useSignContract_contract$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSignContract_contract">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSignContract_contract",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contractID",
      "storageKey": null
    }
  ],
  "type": "Contract",
  "abstractKey": null
};

(node as any).hash = "d93f6bbca9fb2b7818494e389e012d2a";

export default node;
