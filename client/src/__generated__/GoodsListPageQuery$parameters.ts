/**
 * @generated SignedSource<<b176ef81204e4efe1e691ab9cb793c6b>>
 * @relayHash fe8bf6958f8ce3067a56e819516d8d40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10d53018537256cf209df712002df8df07ebbed6a5bebc35b9e4f8b1ca9e7dce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsListPageQuery } from './GoodsListPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10d53018537256cf209df712002df8df07ebbed6a5bebc35b9e4f8b1ca9e7dce",
    "metadata": {},
    "name": "GoodsListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
