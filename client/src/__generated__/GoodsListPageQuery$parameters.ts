/**
 * @generated SignedSource<<72e7931e3c39a850ff9055c8110a501c>>
 * @relayHash 8475f0ed2d9e1242d74534196f12dc17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fdb3974b9a2df18f0c621a236e7c9a08d54f16c3b66d39ac7e05fc53fb25a2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsListPageQuery } from './GoodsListPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fdb3974b9a2df18f0c621a236e7c9a08d54f16c3b66d39ac7e05fc53fb25a2c",
    "metadata": {},
    "name": "GoodsListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
