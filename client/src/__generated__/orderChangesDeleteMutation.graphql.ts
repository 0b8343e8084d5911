/**
 * @generated SignedSource<<eaab492ff9dd74f3b4d39336f85adb83>>
 * @relayHash 4d65bfb437c2374383a40c70621899ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8aa9e52a3e252ff506daed9d37fae1bebbf71f10a9f643365a437830851ece8

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteOrderInput = {
  orderID: string;
};
export type orderChangesDeleteMutation$variables = {
  input: DeleteOrderInput;
};
export type orderChangesDeleteMutation$data = {
  readonly deleteOrder: {
    readonly deletedOrderId: string;
  } | null | undefined;
};
export type orderChangesDeleteMutation = {
  response: orderChangesDeleteMutation$data;
  variables: orderChangesDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeleteOrderPayload",
    "kind": "LinkedField",
    "name": "deleteOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedOrderId",
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
    "name": "orderChangesDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "orderChangesDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d8aa9e52a3e252ff506daed9d37fae1bebbf71f10a9f643365a437830851ece8",
    "metadata": {},
    "name": "orderChangesDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38a4b93bd5b823132729a8bf57f16881";

export default node;
