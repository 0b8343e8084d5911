/**
 * @generated SignedSource<<d7ebae7ac4789dbc86f3035c0abee0f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WantedStatus = "CLOSED" | "EXPIRED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WantedView_wanted$data = {
  readonly createdAt: string;
  readonly detail: {
    readonly images: ReadonlyArray<string>;
    readonly remark: string | null | undefined;
    readonly replies: ReadonlyArray<{
      readonly content: string;
      readonly goods: {
        readonly goodsID: string;
        readonly manufacturer: string;
        readonly name: string;
        readonly spec: string;
      } | null | undefined;
      readonly price: string | null | undefined;
      readonly quantity: number | null | undefined;
      readonly repliedAt: string;
      readonly replyID: string;
      readonly staff: string;
    }>;
  } | null | undefined;
  readonly manufacturer: string | null | undefined;
  readonly name: string;
  readonly price: string | null | undefined;
  readonly quantity: number;
  readonly spec: string | null | undefined;
  readonly status: WantedStatus;
  readonly statusText: string;
  readonly until: string;
  readonly wantedID: string;
  readonly " $fragmentType": "WantedView_wanted";
};
export type WantedView_wanted$key = {
  readonly " $data"?: WantedView_wanted$data;
  readonly " $fragmentSpreads": FragmentRefs<"WantedView_wanted">;
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
  "name": "spec",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "manufacturer",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WantedView_wanted",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wantedID",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WantedGoodsDetail",
      "kind": "LinkedField",
      "name": "detail",
      "plural": false,
      "selections": [
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
          "name": "images",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WantedReply",
          "kind": "LinkedField",
          "name": "replies",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "replyID",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "staff",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "content",
              "storageKey": null
            },
            (v4/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "repliedAt",
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
                  "name": "goodsID",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WantedGoods",
  "abstractKey": null
};
})();

(node as any).hash = "f6c253b76296a6571e7a56a0cfb9483d";

export default node;
