/**
 * @generated SignedSource<<436274471cd96609b69313da06f80ae6>>
 * @relayHash 4e23900ee44a9d3294890a506d78a4e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c841dd720feb9193e4e3ee100e3d1162b66d053f02e56da0a4f19b4ba07ed71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopInfoPageQuery } from './ShopInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c841dd720feb9193e4e3ee100e3d1162b66d053f02e56da0a4f19b4ba07ed71",
    "metadata": {},
    "name": "ShopInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
