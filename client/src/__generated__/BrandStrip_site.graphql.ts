/**
 * @generated SignedSource<<2539030a6779003cc95b829a3d3188e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrandStrip_site$data = {
  readonly brands: ReadonlyArray<{
    readonly brandID: string;
    readonly count: number;
    readonly logo: string | null | undefined;
    readonly name: string;
    readonly url: string | null | undefined;
  }>;
  readonly " $fragmentType": "BrandStrip_site";
};
export type BrandStrip_site$key = {
  readonly " $data"?: BrandStrip_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrandStrip_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrandStrip_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Brand",
      "kind": "LinkedField",
      "name": "brands",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brandID",
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
          "name": "logo",
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "3ea749e6ff5a31da147ff80a93f73dd9";

export default node;
