/**
 * @generated SignedSource<<70bc895d1aebf0d2731107b11b7fe56a>>
 * @relayHash f95a5d691759d28ee6c083cb4b1f028c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5071c278b65385c9077d6c5c41383ddbb6a1da2493249dbe274bfaa092184df9

import type { ConcreteRequest } from 'relay-runtime';
export type RegionPickerQuery$variables = {
  parentID?: string | null | undefined;
};
export type RegionPickerQuery$data = {
  readonly regions: ReadonlyArray<{
    readonly name: string;
    readonly regionID: string;
  }> | null | undefined;
};
export type RegionPickerQuery = {
  response: RegionPickerQuery$data;
  variables: RegionPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "parentID"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "parentID",
        "variableName": "parentID"
      }
    ],
    "concreteType": "Region",
    "kind": "LinkedField",
    "name": "regions",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "regionID",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
    "name": "RegionPickerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RegionPickerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5071c278b65385c9077d6c5c41383ddbb6a1da2493249dbe274bfaa092184df9",
    "metadata": {},
    "name": "RegionPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "84a67a3c52abe75461fa2f3f252cc191";

export default node;
