/**
 * @generated SignedSource<<fbf7d44e150c5ae22df38db0229f58ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowedSuppliers_suppliers$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly bestSelling: ReadonlyArray<{
        readonly goodsID: string;
        readonly name: string;
        readonly " $fragmentSpreads": FragmentRefs<"GoodsPicture_goods">;
      }>;
      readonly followerCount: number;
      readonly goodsCount: number;
      readonly id: string;
      readonly name: string;
      readonly supplierID: string;
      readonly " $fragmentSpreads": FragmentRefs<"FollowButton_supplier">;
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
  readonly " $fragmentType": "FollowedSuppliers_suppliers";
};
export type FollowedSuppliers_suppliers$key = {
  readonly " $data"?: FollowedSuppliers_suppliers$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowedSuppliers_suppliers">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
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
  "name": "FollowedSuppliers_suppliers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SupplierEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Supplier",
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
              "name": "supplierID",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "goodsCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "followerCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Goods",
              "kind": "LinkedField",
              "name": "bestSelling",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "goodsID",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "GoodsPicture_goods"
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FollowButton_supplier"
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
            (v1/*:: as any*/)
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
            (v1/*:: as any*/),
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
  "type": "SupplierConnection",
  "abstractKey": null
};
})();

(node as any).hash = "c7fd82620d2497a061941ab15db7295e";

export default node;
