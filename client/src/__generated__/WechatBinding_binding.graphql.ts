/**
 * @generated SignedSource<<3a32e3e502cd835e7dbe8a9a7760f660>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WechatBinding_binding$data = {
  readonly isBound: boolean;
  readonly nickname: string | null | undefined;
  readonly " $fragmentType": "WechatBinding_binding";
};
export type WechatBinding_binding$key = {
  readonly " $data"?: WechatBinding_binding$data;
  readonly " $fragmentSpreads": FragmentRefs<"WechatBinding_binding">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WechatBinding_binding",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBound",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nickname",
      "storageKey": null
    }
  ],
  "type": "WechatBinding",
  "abstractKey": null
};

(node as any).hash = "5ff5f892ca4cc512490a0be0df9881c1";

export default node;
