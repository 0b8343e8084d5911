/**
 * @generated SignedSource<<612fef5c65f8e254e538811e2313c98d>>
 * @relayHash fa0a7877ade7c54f971b1254a9d6269e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 531b664c795c823789e99978cef592e0f98187c3a98e4e4018a186680cee84b4

import type { ConcreteRequest } from 'relay-runtime';
export type OrderPapersQuery$variables = {
  orderID: string;
};
export type OrderPapersQuery$data = {
  readonly papers: ReadonlyArray<{
    readonly lot: string | null | undefined;
    readonly name: string;
    readonly url: string | null | undefined;
  }> | null | undefined;
  readonly zip: ReadonlyArray<{
    readonly name: string;
    readonly url: string | null | undefined;
  }> | null | undefined;
};
export type OrderPapersQuery = {
  response: OrderPapersQuery$data;
  variables: OrderPapersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderID"
  }
],
v1 = {
  "kind": "Variable",
  "name": "orderID",
  "variableName": "orderID"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v4 = [
  {
    "alias": "papers",
    "args": [
      (v1/*:: as any*/)
    ],
    "concreteType": "Paper",
    "kind": "LinkedField",
    "name": "orderPapers",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lot",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": "zip",
    "args": [
      {
        "kind": "Literal",
        "name": "isZipped",
        "value": true
      },
      (v1/*:: as any*/)
    ],
    "concreteType": "Paper",
    "kind": "LinkedField",
    "name": "orderPapers",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OrderPapersQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OrderPapersQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "531b664c795c823789e99978cef592e0f98187c3a98e4e4018a186680cee84b4",
    "metadata": {},
    "name": "OrderPapersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "895b90354089b08102eb694532c25725";

export default node;
