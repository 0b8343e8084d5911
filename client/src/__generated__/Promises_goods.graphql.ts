/**
 * @generated SignedSource<<907498f786b408244aea04b3ef525f24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Promises_goods$data = {
  readonly cartQuantity: number;
  readonly freeShippingQuantity: number | null | undefined;
  readonly isBuyable: boolean;
  readonly isColdChain: boolean;
  readonly isEphedrine: boolean;
  readonly isFreeShipping: boolean;
  readonly isSingleFreeShipping: boolean;
  readonly packUnit: string;
  readonly warehouse: {
    readonly name: string;
  };
  readonly " $fragmentType": "Promises_goods";
};
export type Promises_goods$key = {
  readonly " $data"?: Promises_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"Promises_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Promises_goods",
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
      "kind": "ScalarField",
      "name": "cartQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFreeShipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSingleFreeShipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "freeShippingQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isColdChain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEphedrine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBuyable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Warehouse",
      "kind": "LinkedField",
      "name": "warehouse",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "259bc4ca40a31b20e99b563fc76c4596";

export default node;
