/**
 * @generated SignedSource<<08b089cc3ed7cfd8f59ff62c459b33aa>>
 * @relayHash b12af01d5d7f2ff949d92b9560cb6edb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f7524d3f841abdd00a49833895741f371af9fafb84ac237903720e1ce0768b5

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type WechatScanState = "CONFIRMED" | "REFUSED" | "TAKEN" | "UNBOUND" | "WAITING" | "%future added value";
export type useScanWatchQuery$variables = {
  token: string;
};
export type useScanWatchQuery$data = {
  readonly wechatScan: Result<{
    readonly state: WechatScanState;
  } | null | undefined, unknown>;
};
export type useScanWatchQuery = {
  response: useScanWatchQuery$data;
  variables: useScanWatchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "token",
      "variableName": "token"
    }
  ],
  "concreteType": "WechatScan",
  "kind": "LinkedField",
  "name": "wechatScan",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useScanWatchQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v1/*:: as any*/),
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useScanWatchQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "8f7524d3f841abdd00a49833895741f371af9fafb84ac237903720e1ce0768b5",
    "metadata": {},
    "name": "useScanWatchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e531902cb386a7aa708ea39ae655f426";

export default node;
