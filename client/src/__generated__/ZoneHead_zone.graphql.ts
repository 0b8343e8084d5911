/**
 * @generated SignedSource<<42dd168a67c4199ac36c2a9c54775a02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ZoneHead_zone$data = {
  readonly name: string;
  readonly rules: ReadonlyArray<string>;
  readonly subtitle: string;
  readonly " $fragmentType": "ZoneHead_zone";
};
export type ZoneHead_zone$key = {
  readonly " $data"?: ZoneHead_zone$data;
  readonly " $fragmentSpreads": FragmentRefs<"ZoneHead_zone">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ZoneHead_zone",
  "selections": [
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
      "name": "subtitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rules",
      "storageKey": null
    }
  ],
  "type": "Zone",
  "abstractKey": null
};

(node as any).hash = "c18466c7b78f198f9f03603e56224d99";

export default node;
