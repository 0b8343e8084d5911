/**
 * @generated SignedSource<<1cff7371f6e4422a43e77bc53903484a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GiftCard_gift$data = {
  readonly boughtCount: number;
  readonly exchangedCount: number;
  readonly giftID: string;
  readonly image: string | null | undefined;
  readonly name: string;
  readonly perMember: number | null | undefined;
  readonly points: number;
  readonly spec: string;
  readonly stock: number;
  readonly worth: string;
  readonly " $fragmentType": "GiftCard_gift";
};
export type GiftCard_gift$key = {
  readonly " $data"?: GiftCard_gift$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiftCard_gift">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GiftCard_gift",
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
      "name": "spec",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "image",
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
      "name": "worth",
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
      "name": "exchangedCount",
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

(node as any).hash = "5c61eb5cf864bd5662d521d8174b5483";

export default node;
