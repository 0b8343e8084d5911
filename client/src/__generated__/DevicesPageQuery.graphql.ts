/**
 * @generated SignedSource<<eb1ba0c7a585e70768bd327e13e3caf9>>
 * @relayHash 79536d92ba5dfd68506b2f9b438a59f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fb081d7d91be9478cd9fb307e965df10ca1a3976ed591f4aa94e86dff1c0bed

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type GoodsSort = "DEFAULT" | "EXPIRY" | "NEW" | "PRICE_ASC" | "PRICE_DESC" | "SALES" | "%future added value";
export type GoodsZone = "BRANDS" | "CONTROLLED" | "DEVICES" | "HERBS" | "NEAR_EXPIRY" | "PREFERRED" | "WELFARE" | "%future added value";
export type KeywordScope = "GOODS" | "MANUFACTURER" | "%future added value";
export type ZoneKind = "BRANDS" | "COMBINATIONS" | "CONTROLLED" | "CONTROLLED_NEW" | "COUPONS" | "DAILY_SPECIALS" | "DEVICES" | "FULL_REDUCTIONS" | "GROUPS" | "HERBS" | "NEAR_EXPIRY" | "POINTS" | "PREFERRED" | "PRICES" | "SUPPLIERS" | "WELFARE" | "%future added value";
export type GoodsFilter = {
  categoryID?: string | null | undefined;
  dosageForms?: ReadonlyArray<string> | null | undefined;
  expiries?: ReadonlyArray<string> | null | undefined;
  inStock?: boolean | null | undefined;
  keywordScope?: KeywordScope | null | undefined;
  keywords?: string | null | undefined;
  manufacturers?: ReadonlyArray<string> | null | undefined;
  specs?: ReadonlyArray<string> | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  zone?: GoodsZone | null | undefined;
};
export type ZoneGoodsPageQuery$variables = {
  filter?: GoodsFilter | null | undefined;
  first?: number | null | undefined;
  hasAds: boolean;
  hasChosen: boolean;
  hasParts: boolean;
  isPreferred: boolean;
  kind: ZoneKind;
  page?: number | null | undefined;
  part?: GoodsFilter | null | undefined;
  sort?: GoodsSort | null | undefined;
};
export type ZoneGoodsPageQuery$data = {
  readonly cart?: {
    readonly " $fragmentSpreads": FragmentRefs<"FreeShippingLeft_cart">;
  } | null | undefined;
  readonly controlledBanners?: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ControlledAds_banners">;
  }> | null | undefined;
  readonly goodsList: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"GoodsListing_list">;
  }, unknown>;
  readonly parts?: {
    readonly " $fragmentSpreads": FragmentRefs<"ZoneParts_list">;
  } | null | undefined;
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"ZoneCategories_site">;
  } | null | undefined;
  readonly zone: {
    readonly " $fragmentSpreads": FragmentRefs<"ZoneHead_zone">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerNotice_query" | "Shell_query">;
};
export type ZoneGoodsPageQuery = {
  response: ZoneGoodsPageQuery$data;
  variables: ZoneGoodsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasAds"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasChosen"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasParts"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isPreferred"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "page"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "part"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v10 = [
  {
    "kind": "Variable",
    "name": "kind",
    "variableName": "kind"
  }
],
v11 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "part"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v12 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "notice",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v19 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "categoryID",
    "storageKey": null
  },
  (v13/*:: as any*/),
  (v18/*:: as any*/)
],
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subtitle",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v24 = [
  (v23/*:: as any*/),
  (v15/*:: as any*/),
  (v18/*:: as any*/)
],
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "warehouseID",
  "storageKey": null
},
v26 = [
  (v23/*:: as any*/),
  (v15/*:: as any*/)
],
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "price",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ZoneGoodsPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Shell_query"
      },
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "Zone",
        "kind": "LinkedField",
        "name": "zone",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ZoneHead_zone"
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasParts",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": "parts",
              "args": (v11/*:: as any*/),
              "concreteType": "GoodsConnection",
              "kind": "LinkedField",
              "name": "goodsList",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ZoneParts_list"
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ]
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ZoneCategories_site"
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasAds",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Banner",
              "kind": "LinkedField",
              "name": "controlledBanners",
              "plural": true,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ControlledAds_banners"
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ]
      },
      {
        "condition": "isPreferred",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FreeShippingLeft_cart"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v12/*:: as any*/),
          "concreteType": "GoodsConnection",
          "kind": "LinkedField",
          "name": "goodsList",
          "plural": false,
          "selections": [
            {
              "args": [
                {
                  "kind": "Variable",
                  "name": "hasChosen",
                  "variableName": "hasChosen"
                }
              ],
              "kind": "FragmentSpread",
              "name": "GoodsListing_list"
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "BuyerNotice_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v6/*:: as any*/),
      (v8/*:: as any*/),
      (v0/*:: as any*/),
      (v9/*:: as any*/),
      (v1/*:: as any*/),
      (v7/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ZoneGoodsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cartBadge",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "memberID",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "company",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hotline",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "messageCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AccountManager",
            "kind": "LinkedField",
            "name": "accountManager",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDefault",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isReviewed",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "HotWord",
        "kind": "LinkedField",
        "name": "hotWords",
        "plural": true,
        "selections": [
          (v15/*:: as any*/),
          (v16/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "NavigationEntry",
            "kind": "LinkedField",
            "name": "navigation",
            "plural": true,
            "selections": [
              (v13/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOpen",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "preferredCategories",
            "plural": true,
            "selections": (v19/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "herbCategories",
            "plural": true,
            "selections": (v19/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Category",
            "kind": "LinkedField",
            "name": "deviceCategories",
            "plural": true,
            "selections": (v19/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "announcement",
        "args": [
          {
            "kind": "Literal",
            "name": "articleID",
            "value": "72"
          }
        ],
        "concreteType": "PostPage",
        "kind": "LinkedField",
        "name": "postPage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Article",
            "kind": "LinkedField",
            "name": "article",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "articleID",
                "storageKey": null
              },
              (v20/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": "postPage(articleID:\"72\")"
      },
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "Zone",
        "kind": "LinkedField",
        "name": "zone",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          (v21/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rules",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasParts",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": "parts",
            "args": (v11/*:: as any*/),
            "concreteType": "GoodsConnection",
            "kind": "LinkedField",
            "name": "goodsList",
            "plural": false,
            "selections": [
              (v22/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "GoodsFacets",
                "kind": "LinkedField",
                "name": "facets",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GoodsFacet",
                    "kind": "LinkedField",
                    "name": "dosageForms",
                    "plural": true,
                    "selections": (v24/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GoodsFacet",
                    "kind": "LinkedField",
                    "name": "manufacturers",
                    "plural": true,
                    "selections": (v24/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GoodsFacet",
                    "kind": "LinkedField",
                    "name": "expiries",
                    "plural": true,
                    "selections": (v24/*:: as any*/),
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
      {
        "condition": "hasAds",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Banner",
            "kind": "LinkedField",
            "name": "controlledBanners",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bannerID",
                "storageKey": null
              },
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "goodsImages",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "color",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "colorEnd",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isPreferred",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CartWarehouse",
                "kind": "LinkedField",
                "name": "warehouses",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Warehouse",
                    "kind": "LinkedField",
                    "name": "warehouse",
                    "plural": false,
                    "selections": [
                      (v25/*:: as any*/),
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "goodsAmount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "freeOver",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "shipping",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "shortOfFree",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v14/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": null,
        "args": (v12/*:: as any*/),
        "concreteType": "GoodsConnection",
        "kind": "LinkedField",
        "name": "goodsList",
        "plural": false,
        "selections": [
          (v22/*:: as any*/),
          {
            "condition": "hasChosen",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "GoodsFacets",
                "kind": "LinkedField",
                "name": "facets",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GoodsFacet",
                    "kind": "LinkedField",
                    "name": "manufacturers",
                    "plural": true,
                    "selections": (v26/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GoodsFacet",
                    "kind": "LinkedField",
                    "name": "dosageForms",
                    "plural": true,
                    "selections": (v26/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GoodsFacet",
                    "kind": "LinkedField",
                    "name": "specs",
                    "plural": true,
                    "selections": (v26/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GoodsFacet",
                    "kind": "LinkedField",
                    "name": "expiries",
                    "plural": true,
                    "selections": (v26/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GoodsFacet",
                    "kind": "LinkedField",
                    "name": "tags",
                    "plural": true,
                    "selections": (v26/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "GoodsEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Goods",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "goodsID",
                    "storageKey": null
                  },
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "manufacturer",
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
                    "name": "packUnit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "approvalNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "packQuantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "caseQuantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "minimumQuantity",
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
                    "name": "cartQuantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiresOn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LastPurchase",
                    "kind": "LinkedField",
                    "name": "lastPurchase",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "on",
                        "storageKey": null
                      },
                      (v27/*:: as any*/),
                      (v28/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "images",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "priceState",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isFavorite",
                    "storageKey": null
                  },
                  (v29/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "prescriptionClass",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "deviceClass",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GoodsTag",
                    "kind": "LinkedField",
                    "name": "tags",
                    "plural": true,
                    "selections": [
                      (v15/*:: as any*/),
                      (v29/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v27/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "priceText",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PriceTier",
                    "kind": "LinkedField",
                    "name": "tiers",
                    "plural": true,
                    "selections": [
                      (v28/*:: as any*/),
                      (v27/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isBuyable",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "buyReason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tierMode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Warehouse",
                    "kind": "LinkedField",
                    "name": "warehouse",
                    "plural": false,
                    "selections": [
                      (v25/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isFreeShipping",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isSingleFreeShipping",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "freeShippingQuantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isEphedrine",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isColdChain",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageCursors",
            "kind": "LinkedField",
            "name": "pageCursors",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PageCursor",
                "kind": "LinkedField",
                "name": "last",
                "plural": false,
                "selections": [
                  (v30/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageCursor",
                "kind": "LinkedField",
                "name": "around",
                "plural": true,
                "selections": [
                  (v30/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isCurrent",
                    "storageKey": null
                  }
                ],
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
    "id": "5fb081d7d91be9478cd9fb307e965df10ca1a3976ed591f4aa94e86dff1c0bed",
    "metadata": {},
    "name": "ZoneGoodsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "148312899b47f6c27607d8f57051709f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
