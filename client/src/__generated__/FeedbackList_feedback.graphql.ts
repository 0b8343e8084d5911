/**
 * @generated SignedSource<<97462a5833bfbba7f11c9e01210aa6d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeedbackList_feedback$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly content: string;
      readonly createdAt: string;
      readonly feedbackID: string;
      readonly id: string;
      readonly images: ReadonlyArray<string>;
      readonly kindText: string;
      readonly replies: ReadonlyArray<{
        readonly content: string;
        readonly repliedAt: string;
        readonly staff: string;
      }>;
    };
  }>;
  readonly pageCursors: {
    readonly around: ReadonlyArray<{
      readonly isCurrent: boolean;
      readonly page: number;
    }>;
    readonly last: {
      readonly page: number;
    } | null | undefined;
  };
  readonly " $fragmentType": "FeedbackList_feedback";
};
export type FeedbackList_feedback$key = {
  readonly " $data"?: FeedbackList_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackList_feedback">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeedbackList_feedback",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FeedbackEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Feedback",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "feedbackID",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kindText",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "images",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FeedbackReply",
              "kind": "LinkedField",
              "name": "replies",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "staff",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "repliedAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageCursors",
      "kind": "LinkedField",
      "name": "pageCursors",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PageCursor",
          "kind": "LinkedField",
          "name": "last",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageCursor",
          "kind": "LinkedField",
          "name": "around",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "FeedbackConnection",
  "abstractKey": null
};
})();

(node as any).hash = "b1c3009842a71c30ee37561a7314e126";

export default node;
