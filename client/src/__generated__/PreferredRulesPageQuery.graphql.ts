/**
 * @generated SignedSource<<d1c46b9bd6e6cb3b5ee38f6a5f7b118e>>
 * @relayHash 0d7bd1f90ccde00973324e6e3898b6f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ca1dbf39d7c32767609ba7b377f602c4c9fc131b7382e16ff38928a7fa0d6fd

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type PreferredRulesPageQuery$variables = Record<PropertyKey, never>;
export type PreferredRulesPageQuery$data = {
  readonly zone: Result<{
    readonly name: string;
    readonly rules: ReadonlyArray<string>;
    readonly subtitle: string;
  } | null | undefined, unknown>;
};
export type PreferredRulesPageQuery = {
  response: PreferredRulesPageQuery$data;
  variables: PreferredRulesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "kind",
      "value": "PREFERRED"
    }
  ],
  "concreteType": "Zone",
  "kind": "LinkedField",
  "name": "zone",
  "plural": false,
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
  "storageKey": "zone(kind:\"PREFERRED\")"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PreferredRulesPageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v0/*:: as any*/),
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PreferredRulesPageQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "1ca1dbf39d7c32767609ba7b377f602c4c9fc131b7382e16ff38928a7fa0d6fd",
    "metadata": {},
    "name": "PreferredRulesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee3712d1d2c3a2a2a50bf4f17b49bf68";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
