/**
 * @generated SignedSource<<3b6c9b01fb988cfcdcdfbcd1c427ea20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ControlledAds_banners$data = ReadonlyArray<{
  readonly bannerID: string;
  readonly goodsImages: ReadonlyArray<string>;
  readonly notice: string | null | undefined;
  readonly subtitle: string;
  readonly title: string;
  readonly url: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BannerArt_banner">;
  readonly " $fragmentType": "ControlledAds_banners";
}>;
export type ControlledAds_banners$key = ReadonlyArray<{
  readonly " $data"?: ControlledAds_banners$data;
  readonly " $fragmentSpreads": FragmentRefs<"ControlledAds_banners">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ControlledAds_banners",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bannerID",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notice",
      "storageKey": null
    },
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
  "type": "Banner",
  "abstractKey": null
};

(node as any).hash = "98c25fb8f3ccd3882e7081dff766a8b8";

export default node;
