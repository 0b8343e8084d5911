/**
 * @generated SignedSource<<291b02392a16aae8e7b23d086d0f6d39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerArt_banner$data = {
  readonly color: string;
  readonly colorEnd: string;
  readonly " $fragmentType": "BannerArt_banner";
};
export type BannerArt_banner$key = {
  readonly " $data"?: BannerArt_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"BannerArt_banner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BannerArt_banner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "colorEnd",
      "storageKey": null
    }
  ],
  "type": "Banner",
  "abstractKey": null
};

(node as any).hash = "fc5e0a9fd41ef5b588bf6fe2d38e4a1d";

export default node;
