/**
 * @generated SignedSource<<446a8ddf7beceb124edab459c154ded8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowButton_supplier$data = {
  readonly isFollowed: boolean;
  readonly name: string;
  readonly supplierID: string;
  readonly " $fragmentType": "FollowButton_supplier";
};
export type FollowButton_supplier$key = {
  readonly " $data"?: FollowButton_supplier$data;
  readonly " $fragmentSpreads": FragmentRefs<"FollowButton_supplier">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FollowButton_supplier",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supplierID",
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
      "name": "isFollowed",
      "storageKey": null
    }
  ],
  "type": "Supplier",
  "abstractKey": null
};

(node as any).hash = "3bfb5df4f3945d05cbfa13fdc3d442b7";

export default node;
