/**
 * @generated SignedSource<<a69dba09e303303b6bfaa34bfd14d682>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EndingCoupons_coupons$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly expiresAt: string;
      readonly face: string | null | undefined;
      readonly id: string;
      readonly minimum: string;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "EndingCoupons_coupons";
};
export type EndingCoupons_coupons$key = {
  readonly " $data"?: EndingCoupons_coupons$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndingCoupons_coupons">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndingCoupons_coupons",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CouponEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Coupon",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "name": "expiresAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CouponConnection",
  "abstractKey": null
};

(node as any).hash = "02c3d5b45a070b57ba1d787209591243";

export default node;
