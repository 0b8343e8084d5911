/**
 * @generated SignedSource<<87ae54755caf3145960a5d67352d1e4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasicInfo_viewer$data = {
  readonly avatar: string | null | undefined;
  readonly company: string;
  readonly isReviewed: boolean;
  readonly name: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly rank: number;
  readonly username: string;
  readonly " $fragmentType": "BasicInfo_viewer";
};
export type BasicInfo_viewer$key = {
  readonly " $data"?: BasicInfo_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasicInfo_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasicInfo_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
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
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReviewed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avatar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rank",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "01dbc12484b6e27537969b0db7c4db04";

export default node;
