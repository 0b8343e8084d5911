/**
 * @generated SignedSource<<fc6fdc38dfff6cab60c9627559e5cdc1>>
 * @relayHash c55882d372c7f6000cde55afa7708f47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6a411c63b9e9c9020c7189ba22ce422acb0a5b20936c94aa3997c8666847001

import type { ConcreteRequest } from 'relay-runtime';
export type ActivityStatus = "OPEN" | "OVER" | "WAITING" | "%future added value";
export type ActivityPageQuery$variables = {
  path: ReadonlyArray<string>;
};
export type ActivityPageQuery$data = {
  readonly activityPage: {
    readonly message: string;
    readonly page: string | null | undefined;
    readonly status: ActivityStatus;
  } | null | undefined;
};
export type ActivityPageQuery = {
  response: ActivityPageQuery$data;
  variables: ActivityPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "path"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "path",
        "variableName": "path"
      }
    ],
    "concreteType": "ActivityPage",
    "kind": "LinkedField",
    "name": "activityPage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "page",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ActivityPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ActivityPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b6a411c63b9e9c9020c7189ba22ce422acb0a5b20936c94aa3997c8666847001",
    "metadata": {},
    "name": "ActivityPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "61214f902907df40a8138a59f2365181";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
