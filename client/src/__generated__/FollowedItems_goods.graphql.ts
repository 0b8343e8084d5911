/**
 * @generated SignedSource<<fc9811af31bab70f2ea084a9497fb34c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowedItems_goods$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly goods: {
        readonly id: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"FollowedRow_followed">;
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
  readonly " $fragmentType": "FollowedItems_goods";
};
export type FollowedItems_goods$key = {
  readonly " $data"?: FollowedItems_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowedItems_goods">;
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
  "name": "FollowedItems_goods",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FollowedGoodsEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FollowedGoods",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
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
                  "name": "id",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FollowedRow_followed"
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
  "type": "FollowedGoodsConnection",
  "abstractKey": null
};
})();

(node as any).hash = "ca09fdf23a1e3d530e0f2922eecd0c3b";

export default node;
