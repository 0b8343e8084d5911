/**
 * @generated SignedSource<<32d04b90ebb295e1f495d5ed1efaccd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Shell_query$data = {
  readonly announcement: {
    readonly " $fragmentSpreads": FragmentRefs<"Announcement_post">;
  } | null | undefined;
  readonly cartBadge: number | null | undefined;
  readonly site: {
    readonly navigation: ReadonlyArray<{
      readonly isOpen: boolean;
      readonly name: string;
      readonly notice: string | null | undefined;
      readonly url: string | null | undefined;
    }>;
  } | null | undefined;
  readonly viewer: {
    readonly accountManager: {
      readonly isDefault: boolean;
      readonly name: string;
      readonly phone: string;
    } | null | undefined;
    readonly company: string;
    readonly hotline: string | null | undefined;
    readonly memberID: string;
    readonly messageCount: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"HotWords_query">;
  readonly " $fragmentType": "Shell_query";
};
export type Shell_query$key = {
  readonly " $data"?: Shell_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Shell_query">;
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
  "name": "Shell_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cartBadge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberID",
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
          "name": "hotline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messageCount",
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
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HotWords_query"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "NavigationEntry",
          "kind": "LinkedField",
          "name": "navigation",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOpen",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "announcement",
      "args": [
        {
          "kind": "Literal",
          "name": "articleID",
          "value": "72"
        }
      ],
      "concreteType": "PostPage",
      "kind": "LinkedField",
      "name": "postPage",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Announcement_post"
        }
      ],
      "storageKey": "postPage(articleID:\"72\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "178617c7d7fea16309727248226e0db4";

export default node;
