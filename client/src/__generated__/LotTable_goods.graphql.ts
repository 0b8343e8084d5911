/**
 * @generated SignedSource<<f2d749acc4c65b9f702db6de24dc3533>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LotTable_goods$data = {
  readonly detail: {
    readonly lots: ReadonlyArray<{
      readonly expiresOn: string;
      readonly left: number;
      readonly lotNumber: string;
      readonly report: string | null | undefined;
    }>;
  } | null | undefined;
  readonly packUnit: string;
  readonly " $fragmentType": "LotTable_goods";
};
export type LotTable_goods$key = {
  readonly " $data"?: LotTable_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"LotTable_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LotTable_goods",
  "selections": [
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
      "concreteType": "GoodsDetail",
      "kind": "LinkedField",
      "name": "detail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "GoodsLot",
          "kind": "LinkedField",
          "name": "lots",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lotNumber",
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
              "name": "left",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "report",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "436df4609a9db5a0aedf3ecc21b96c0b";

export default node;
