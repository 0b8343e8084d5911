/**
 * @generated SignedSource<<40018f3fbd0089bd2d2a71012fd2b6bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPanelRun_lines$data = ReadonlyArray<{
  readonly goods: {
    readonly name: string;
  };
  readonly id: string;
  readonly " $fragmentType": "CartPanelRun_lines";
}>;
export type CartPanelRun_lines$key = ReadonlyArray<{
  readonly " $data"?: CartPanelRun_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanelRun_lines">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CartPanelRun_lines",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Goods",
      "kind": "LinkedField",
      "name": "goods",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "e1d81974b37107ecc32accfb100bee71";

export default node;
