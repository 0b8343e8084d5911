/**
 * @generated SignedSource<<5a06b136268515c0c1f9605039c7694f>>
 * @relayHash b84d1259443462a7af0e13f660894077
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3722d6da62771a45e9bbc509b1a8e4ec1e1718f8795808d7900ee4c8b5ecc2b2

import type { ConcreteRequest } from 'relay-runtime';
export type PurchaseRowState = "AMBIGUOUS" | "BLOCKED" | "MATCHED" | "MISSING" | "%future added value";
export type ParsePurchaseListInput = {
  fileKey?: string | null | undefined;
  text?: string | null | undefined;
};
export type readListMutation$variables = {
  input: ParsePurchaseListInput;
};
export type readListMutation$data = {
  readonly parsePurchaseList: {
    readonly rows: ReadonlyArray<{
      readonly askedQuantity: number | null | undefined;
      readonly candidates: ReadonlyArray<{
        readonly cartQuantity: number;
        readonly caseQuantity: number | null | undefined;
        readonly goodsID: string;
        readonly isBuyable: boolean;
        readonly manufacturer: string;
        readonly minimumQuantity: number;
        readonly name: string;
        readonly packQuantity: number;
        readonly packUnit: string;
        readonly price: string | null | undefined;
        readonly priceText: string;
        readonly spec: string;
        readonly stock: number;
      }>;
      readonly input: string;
      readonly line: number;
      readonly match: {
        readonly cartQuantity: number;
        readonly caseQuantity: number | null | undefined;
        readonly goodsID: string;
        readonly isBuyable: boolean;
        readonly manufacturer: string;
        readonly minimumQuantity: number;
        readonly name: string;
        readonly packQuantity: number;
        readonly packUnit: string;
        readonly price: string | null | undefined;
        readonly priceText: string;
        readonly spec: string;
        readonly stock: number;
      } | null | undefined;
      readonly notes: ReadonlyArray<string>;
      readonly quantity: number;
      readonly state: PurchaseRowState;
      readonly substitutes: ReadonlyArray<{
        readonly cartQuantity: number;
        readonly caseQuantity: number | null | undefined;
        readonly goodsID: string;
        readonly isBuyable: boolean;
        readonly manufacturer: string;
        readonly minimumQuantity: number;
        readonly name: string;
        readonly packQuantity: number;
        readonly packUnit: string;
        readonly price: string | null | undefined;
        readonly priceText: string;
        readonly spec: string;
        readonly stock: number;
      }>;
    }>;
  } | null | undefined;
};
export type readListMutation = {
  response: readListMutation$data;
  variables: readListMutation$variables;
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
  "name": "line",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "input",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "askedQuantity",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "notes",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "goodsID",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "manufacturer",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "spec",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "priceText",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "packUnit",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "packQuantity",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimumQuantity",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caseQuantity",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stock",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cartQuantity",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isBuyable",
  "storageKey": null
},
v21 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/)
],
v22 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "readListMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ParsePurchaseListPayload",
        "kind": "LinkedField",
        "name": "parsePurchaseList",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PurchaseRow",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Goods",
                "kind": "LinkedField",
                "name": "match",
                "plural": false,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Goods",
                "kind": "LinkedField",
                "name": "candidates",
                "plural": true,
                "selections": (v21/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Goods",
                "kind": "LinkedField",
                "name": "substitutes",
                "plural": true,
                "selections": (v21/*:: as any*/),
                "storageKey": null
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
    "name": "readListMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ParsePurchaseListPayload",
        "kind": "LinkedField",
        "name": "parsePurchaseList",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PurchaseRow",
            "kind": "LinkedField",
            "name": "rows",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Goods",
                "kind": "LinkedField",
                "name": "match",
                "plural": false,
                "selections": (v22/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Goods",
                "kind": "LinkedField",
                "name": "candidates",
                "plural": true,
                "selections": (v22/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Goods",
                "kind": "LinkedField",
                "name": "substitutes",
                "plural": true,
                "selections": (v22/*:: as any*/),
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
    "id": "3722d6da62771a45e9bbc509b1a8e4ec1e1718f8795808d7900ee4c8b5ecc2b2",
    "metadata": {},
    "name": "readListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eeb32b45164a8757ea59849da91656bd";

export default node;
