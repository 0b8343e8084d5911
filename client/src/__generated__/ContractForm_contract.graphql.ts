/**
 * @generated SignedSource<<59511623dc05a4fa66d3c9ef89fcac87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContractForm_contract$data = {
  readonly paragraphs: ReadonlyArray<string>;
  readonly signedAt: string | null | undefined;
  readonly title: string;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSignContract_contract">;
  readonly " $fragmentType": "ContractForm_contract";
};
export type ContractForm_contract$key = {
  readonly " $data"?: ContractForm_contract$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractForm_contract">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContractForm_contract",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paragraphs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSignContract_contract"
    }
  ],
  "type": "Contract",
  "abstractKey": null
};

(node as any).hash = "1e9408168326da004b25c9fc5a5a6336";

export default node;
