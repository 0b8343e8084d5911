/**
 * @generated SignedSource<<1394374796d901fb6eecabe1a0d0e01b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeFloor_floor$data = {
  readonly banners: ReadonlyArray<{
    readonly goodsImages: ReadonlyArray<string>;
    readonly subtitle: string;
    readonly title: string;
    readonly url: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BannerArt_banner">;
  }>;
  readonly goods: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"HomeGoodsCard_goods">;
  }>;
  readonly name: string;
  readonly subtitle: string;
  readonly tabs: ReadonlyArray<{
    readonly name: string;
    readonly url: string | null | undefined;
  }>;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "HomeFloor_floor";
};
export type HomeFloor_floor$key = {
  readonly " $data"?: HomeFloor_floor$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeFloor_floor">;
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
  "name": "subtitle",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeFloor_floor",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteLink",
      "kind": "LinkedField",
      "name": "tabs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Banner",
      "kind": "LinkedField",
      "name": "banners",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goodsImages",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BannerArt_banner"
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
          "name": "HomeGoodsCard_goods"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HomeFloor",
  "abstractKey": null
};
})();

(node as any).hash = "971745b574a6aec7c85c1aa54c2347f4";

export default node;
