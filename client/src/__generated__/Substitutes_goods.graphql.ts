/**
 * @generated SignedSource<<66662fd2c12dff8b270221fdb4e58d7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Substitutes_goods$data = {
  readonly substitutes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SubstituteRow_goods">;
  }> | null | undefined;
  readonly " $fragmentType": "Substitutes_goods";
};
export type Substitutes_goods$key = {
  readonly " $data"?: Substitutes_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"Substitutes_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Substitutes_goods",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Goods",
      "kind": "LinkedField",
      "name": "substitutes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SubstituteRow_goods"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Goods",
  "abstractKey": null
};

(node as any).hash = "333a9e5772211b1de04ab16e3ad11878";

export default node;
