/**
 * @generated SignedSource<<98f2935b9cb5482ab64d661fd062533e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPanelLine_amount$data = {
  readonly amount: string;
  readonly isSelected: boolean;
  readonly " $fragmentType": "CartPanelLine_amount";
};
export type CartPanelLine_amount$key = {
  readonly " $data"?: CartPanelLine_amount$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanelLine_amount">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPanelLine_amount",
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
      "name": "isSelected",
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};

(node as any).hash = "63a9a451bde4535692cae3c651c0ac17";

export default node;
