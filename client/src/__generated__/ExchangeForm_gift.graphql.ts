/**
 * @generated SignedSource<<9e558fecbde3750562c8ae1d66b92919>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExchangeForm_gift$data = {
  readonly boughtCount: number;
  readonly giftID: string;
  readonly name: string;
  readonly perMember: number | null | undefined;
  readonly points: number;
  readonly stock: number;
  readonly " $fragmentType": "ExchangeForm_gift";
};
export type ExchangeForm_gift$key = {
  readonly " $data"?: ExchangeForm_gift$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExchangeForm_gift">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExchangeForm_gift",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "giftID",
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
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "perMember",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "boughtCount",
      "storageKey": null
    }
  ],
  "type": "PointsGift",
  "abstractKey": null
};

(node as any).hash = "873efeff22e6a0f53e7addc8808c2964";

export default node;
