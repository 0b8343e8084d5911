/**
 * @generated SignedSource<<ea80f535a1d7c647e808d2b7d107d3bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeBanners_home$data = {
  readonly banners: ReadonlyArray<{
    readonly bannerID: string;
    readonly subtitle: string;
    readonly title: string;
    readonly url: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BannerArt_banner">;
  }>;
  readonly " $fragmentType": "HomeBanners_home";
};
export type HomeBanners_home$key = {
  readonly " $data"?: HomeBanners_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeBanners_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeBanners_home",
  "selections": [
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "BannerArt_banner"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Home",
  "abstractKey": null
};

(node as any).hash = "cddc8273133216252e0087a1eaee7007";

export default node;
