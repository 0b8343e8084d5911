/**
 * @generated SignedSource<<16f8dcd48e318a14c774c0fe95e6164c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SupplyStatus = "PENDING" | "PUBLISHED" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SupplyList_offers$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly createdAt: string;
      readonly expiresOn: string;
      readonly id: string;
      readonly isOwn: boolean;
      readonly manufacturer: string;
      readonly name: string;
      readonly price: string;
      readonly quantity: number;
      readonly reason: string | null | undefined;
      readonly remark: string | null | undefined;
      readonly spec: string;
      readonly status: SupplyStatus;
      readonly statusText: string;
      readonly supplyID: string;
    };
  }>;
  readonly pageCursors: {
    readonly around: ReadonlyArray<{
      readonly isCurrent: boolean;
      readonly page: number;
    }>;
    readonly last: {
      readonly page: number;
    } | null | undefined;
  };
  readonly " $fragmentType": "SupplyList_offers";
};
export type SupplyList_offers$key = {
  readonly " $data"?: SupplyList_offers$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupplyList_offers">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SupplyList_offers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SupplyOfferEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SupplyOffer",
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
              "name": "supplyID",
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
              "name": "manufacturer",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "price",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "expiresOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "remark",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "statusText",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOwn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageCursors",
      "kind": "LinkedField",
      "name": "pageCursors",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PageCursor",
          "kind": "LinkedField",
          "name": "last",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageCursor",
          "kind": "LinkedField",
          "name": "around",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isCurrent",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SupplyOfferConnection",
  "abstractKey": null
};
})();

(node as any).hash = "a1b6e871166fa0bb799187954ef2fd5a";

export default node;
