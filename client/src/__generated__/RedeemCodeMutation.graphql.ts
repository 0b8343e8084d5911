/**
 * @generated SignedSource<<40fbb7610107332dd0f70408564e97ea>>
 * @relayHash 8513e26f40a641e663416ba77685178d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3a4e3a42145aef803e73e2a33321b7322502dfdd5db563f494f207ccce4ab97

import type { ConcreteRequest } from 'relay-runtime';
export type RedeemCouponInput = {
  clientKey?: string | null | undefined;
  code: string;
};
export type RedeemCodeMutation$variables = {
  input: RedeemCouponInput;
};
export type RedeemCodeMutation$data = {
  readonly redeemCoupon: {
    readonly counts: {
      readonly unused: number;
    } | null | undefined;
    readonly coupon: {
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
};
export type RedeemCodeMutation = {
  response: RedeemCodeMutation$data;
  variables: RedeemCodeMutation$variables;
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
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "CouponCounts",
  "kind": "LinkedField",
  "name": "counts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unused",
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
    "name": "RedeemCodeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RedeemCouponPayload",
        "kind": "LinkedField",
        "name": "redeemCoupon",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Coupon",
            "kind": "LinkedField",
            "name": "coupon",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "RedeemCodeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RedeemCouponPayload",
        "kind": "LinkedField",
        "name": "redeemCoupon",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Coupon",
            "kind": "LinkedField",
            "name": "coupon",
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
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d3a4e3a42145aef803e73e2a33321b7322502dfdd5db563f494f207ccce4ab97",
    "metadata": {},
    "name": "RedeemCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5bd29d66daefe350b37c8e4f32a4029a";

export default node;
