/**
 * @generated SignedSource<<b7d9f7cb4c28a30580dc38abe7697433>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberHead_viewer$data = {
  readonly accountManager: {
    readonly isDefault: boolean;
    readonly name: string;
    readonly phone: string;
  } | null | undefined;
  readonly company: string;
  readonly isReviewed: boolean;
  readonly name: string | null | undefined;
  readonly " $fragmentType": "MemberHead_viewer";
};
export type MemberHead_viewer$key = {
  readonly " $data"?: MemberHead_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberHead_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberHead_viewer",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "AccountManager",
      "kind": "LinkedField",
      "name": "accountManager",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "isDefault",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "e5148f14b252f41f3ca64f6526636c60";

export default node;
