/**
 * @generated SignedSource<<a6ce51f50995d5889efaac1b25141777>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WantedStatus = "CLOSED" | "EXPIRED" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WantedList_wanted$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly createdAt: string;
      readonly id: string;
      readonly manufacturer: string | null | undefined;
      readonly name: string;
      readonly price: string | null | undefined;
      readonly quantity: number;
      readonly replyCount: number;
      readonly spec: string | null | undefined;
      readonly status: WantedStatus;
      readonly statusText: string;
      readonly until: string;
      readonly wantedID: string;
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
  readonly " $fragmentType": "WantedList_wanted";
};
export type WantedList_wanted$key = {
  readonly " $data"?: WantedList_wanted$data;
  readonly " $fragmentSpreads": FragmentRefs<"WantedList_wanted">;
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
  "name": "WantedList_wanted",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WantedGoodsEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WantedGoods",
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
              "name": "wantedID",
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
              "name": "quantity",
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
              "name": "replyCount",
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
  "type": "WantedGoodsConnection",
  "abstractKey": null
};
})();

(node as any).hash = "3da8f655e1b370d12a5762c0c4e9c8c3";

export default node;
