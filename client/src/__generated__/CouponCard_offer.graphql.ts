/**
 * @generated SignedSource<<f50fb1573dcf898b80caa11ec56f2fb1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CouponKind = "SHIPPING" | "THRESHOLD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CouponCard_offer$data = {
  readonly canClaim: boolean;
  readonly claimEndsAt: string;
  readonly claimedCount: number;
  readonly face: string | null | undefined;
  readonly kind: CouponKind;
  readonly leftPercent: number;
  readonly minimum: string;
  readonly name: string;
  readonly offerID: string;
  readonly perMember: number;
  readonly scope: string;
  readonly validDays: number;
  readonly " $fragmentType": "CouponCard_offer";
};
export type CouponCard_offer$key = {
  readonly " $data"?: CouponCard_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponCard_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponCard_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offerID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
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
      "name": "face",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimum",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scope",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "claimedCount",
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
      "name": "canClaim",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "claimEndsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validDays",
      "storageKey": null
    }
  ],
  "type": "CouponOffer",
  "abstractKey": null
};

(node as any).hash = "62359650a7dfab0c02258d20f808ab64";

export default node;
