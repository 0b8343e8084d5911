/**
 * @generated SignedSource<<1543ec6cd487f4817fd0b31ea3c01ce7>>
 * @relayHash 90258005f80e1d54dc3fb08d5a2a9270
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbb704d83beefe9ca67433f74756e7fe9649cfeb8ef005f213654154d01d0d23

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExchangePointsInput = {
  address?: string | null | undefined;
  addressID?: string | null | undefined;
  clientKey: string;
  contact?: string | null | undefined;
  giftID: string;
  phone?: string | null | undefined;
  quantity: number;
};
export type exchangePointsMutation$variables = {
  input: ExchangePointsInput;
};
export type exchangePointsMutation$data = {
  readonly exchangePoints: {
    readonly gift: {
      readonly " $fragmentSpreads": FragmentRefs<"GiftCard_gift">;
    } | null | undefined;
    readonly orderNo: string;
    readonly pointsAfter: number;
  } | null | undefined;
};
export type exchangePointsMutation = {
  response: exchangePointsMutation$data;
  variables: exchangePointsMutation$variables;
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
  "name": "orderNo",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pointsAfter",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "exchangePointsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExchangePointsPayload",
        "kind": "LinkedField",
        "name": "exchangePoints",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PointsGift",
            "kind": "LinkedField",
            "name": "gift",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "GiftCard_gift"
              }
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
    "name": "exchangePointsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ExchangePointsPayload",
        "kind": "LinkedField",
        "name": "exchangePoints",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PointsGift",
            "kind": "LinkedField",
            "name": "gift",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "giftID",
                "storageKey": null
              },
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
                "name": "spec",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "image",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "points",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "worth",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "stock",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "exchangedCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "perMember",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "boughtCount",
                "storageKey": null
              },
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
    "id": "bbb704d83beefe9ca67433f74756e7fe9649cfeb8ef005f213654154d01d0d23",
    "metadata": {},
    "name": "exchangePointsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bdd2d1e0500674b66a78cb04259a2f3c";

export default node;
