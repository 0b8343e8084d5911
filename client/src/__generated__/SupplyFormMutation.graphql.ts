/**
 * @generated SignedSource<<aaf704d36f4e459e1c66e2209327beb6>>
 * @relayHash 4f93fff27fd4c5270631ab1ab8396afd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2efee4b43b8a55149c05a06370f2c7dc34a92b7d56b16e33bb17461ce1d8f6dc

import type { ConcreteRequest } from 'relay-runtime';
export type OfferSupplyInput = {
  clientKey: string;
  expiresOn: string;
  manufacturer: string;
  name: string;
  price: string;
  quantity: number;
  remark?: string | null | undefined;
  spec: string;
};
export type SupplyFormMutation$variables = {
  input: OfferSupplyInput;
};
export type SupplyFormMutation$data = {
  readonly offerSupply: {
    readonly offer: {
      readonly supplyID: string;
    } | null | undefined;
  } | null | undefined;
};
export type SupplyFormMutation = {
  response: SupplyFormMutation$data;
  variables: SupplyFormMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supplyID",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SupplyFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OfferSupplyPayload",
        "kind": "LinkedField",
        "name": "offerSupply",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SupplyOffer",
            "kind": "LinkedField",
            "name": "offer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SupplyFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OfferSupplyPayload",
        "kind": "LinkedField",
        "name": "offerSupply",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SupplyOffer",
            "kind": "LinkedField",
            "name": "offer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2efee4b43b8a55149c05a06370f2c7dc34a92b7d56b16e33bb17461ce1d8f6dc",
    "metadata": {},
    "name": "SupplyFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9eec7f5b4e3920036b4edc98d72892ea";

export default node;
