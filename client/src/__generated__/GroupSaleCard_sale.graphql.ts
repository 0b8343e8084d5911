/**
 * @generated SignedSource<<0190f6e5f014cb9b08e918e2336df014>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityState = "OVER" | "RUNNING" | "SOLD_OUT" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GroupSaleCard_sale$data = {
  readonly endsAt: string;
  readonly goods: {
    readonly manufacturer: string;
    readonly packUnit: string;
    readonly priceText: string;
    readonly spec: string;
    readonly " $fragmentSpreads": FragmentRefs<"GoodsPicture_goods">;
  };
  readonly myTeam: {
    readonly teamID: string;
  } | null | undefined;
  readonly name: string;
  readonly perMember: number;
  readonly saleID: string;
  readonly soldCount: number;
  readonly startsAt: string;
  readonly status: ActivityState;
  readonly teamCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"GroupTiers_sale">;
  readonly " $fragmentType": "GroupSaleCard_sale";
};
export type GroupSaleCard_sale$key = {
  readonly " $data"?: GroupSaleCard_sale$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupSaleCard_sale">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupSaleCard_sale",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "saleID",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
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
      "name": "teamCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "soldCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupTeam",
      "kind": "LinkedField",
      "name": "myTeam",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "teamID",
          "storageKey": null
        }
      ],
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
          "name": "packUnit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceText",
          "storageKey": null
        },
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
      "name": "GroupTiers_sale"
    }
  ],
  "type": "GroupSale",
  "abstractKey": null
};

(node as any).hash = "bd4185f69e6572c03f96ad5ffd224f4d";

export default node;
