/**
 * @generated SignedSource<<25f68be9822239f7ee5c460af057e0a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DevicesPanel_viewer$data = {
  readonly devices: ReadonlyArray<{
    readonly company: string;
    readonly deviceID: string;
    readonly isCurrent: boolean;
    readonly lastSeen: string | null | undefined;
    readonly name: string | null | undefined;
    readonly since: string;
  }> | null | undefined;
  readonly " $fragmentType": "DevicesPanel_viewer";
};
export type DevicesPanel_viewer$key = {
  readonly " $data"?: DevicesPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DevicesPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DevicesPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Device",
      "kind": "LinkedField",
      "name": "devices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deviceID",
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
          "name": "company",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSeen",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ca2e84017da469309d998f3016b4fa05";

export default node;
