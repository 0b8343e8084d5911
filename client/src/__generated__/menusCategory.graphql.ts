/**
 * @generated SignedSource<<5ce3d8aa6cae115db9a0aa7e845686bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type menusCategory$data = {
  readonly categoryID: string;
  readonly children: ReadonlyArray<{
    readonly categoryID: string;
    readonly count: number;
    readonly name: string;
  }>;
  readonly count: number;
  readonly name: string;
  readonly " $fragmentType": "menusCategory";
};
export type menusCategory$key = {
  readonly " $data"?: menusCategory$data;
  readonly " $fragmentSpreads": FragmentRefs<"menusCategory">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoryID",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "menusCategory",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};
})();

(node as any).hash = "bbf19d380afd479226f7ca1b6f53f38e";

export default node;
