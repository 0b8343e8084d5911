/**
 * @generated SignedSource<<1a0ae15cc7726714b169dbc9460e5d21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CouponKind = "SHIPPING" | "THRESHOLD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuoteCoupons_quote$data = {
  readonly tenders: {
    readonly balance: string;
    readonly balanceAvailable: string;
    readonly voucher: string;
    readonly voucherAvailable: string;
  };
  readonly unusableCoupons: ReadonlyArray<{
    readonly couponID: string;
    readonly expiresAt: string;
    readonly face: string | null | undefined;
    readonly kind: CouponKind;
    readonly message: string;
    readonly minimum: string;
    readonly name: string;
  }>;
  readonly usableCoupons: ReadonlyArray<{
    readonly couponID: string;
    readonly expiresAt: string;
    readonly face: string | null | undefined;
    readonly isUsed: boolean;
    readonly kind: CouponKind;
    readonly minimum: string;
    readonly name: string;
    readonly saves: string;
  }>;
  readonly " $fragmentType": "QuoteCoupons_quote";
};
export type QuoteCoupons_quote$key = {
  readonly " $data"?: QuoteCoupons_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteCoupons_quote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "couponID",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "face",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimum",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiresAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteCoupons_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UsableCoupon",
      "kind": "LinkedField",
      "name": "usableCoupons",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "saves",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUsed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UnusableCoupon",
      "kind": "LinkedField",
      "name": "unusableCoupons",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuoteTenders",
      "kind": "LinkedField",
      "name": "tenders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voucher",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voucherAvailable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balanceAvailable",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Quote",
  "abstractKey": null
};
})();

(node as any).hash = "a32e3971f3fe4c8447f42cb16124239c";

export default node;
