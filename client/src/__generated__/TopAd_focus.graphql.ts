/**
 * @generated SignedSource<<6b07be4e33a46cafeab8b1313cf8a912>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopAd_focus$data = {
  readonly banners: ReadonlyArray<{
    readonly notice: string | null | undefined;
    readonly subtitle: string;
    readonly title: string;
    readonly url: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BannerArt_banner">;
  }>;
  readonly " $fragmentType": "TopAd_focus";
};
export type TopAd_focus$key = {
  readonly " $data"?: TopAd_focus$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopAd_focus">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopAd_focus",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "BannerArt_banner"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Focus",
  "abstractKey": null
};

(node as any).hash = "6bd4284cfe3e1a56565b9c7fbb5272c0";

export default node;
