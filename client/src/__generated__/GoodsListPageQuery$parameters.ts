/**
 * @generated SignedSource<<9359e966114f481cfbde233ba82e26ae>>
 * @relayHash 7102edec9695cc26a5e2f58018f9ede3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d306d437297236405c53c0bc658ab0c43227be5a81b3e4ed3570b0b2ebdd52c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsListPageQuery } from './GoodsListPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d306d437297236405c53c0bc658ab0c43227be5a81b3e4ed3570b0b2ebdd52c",
    "metadata": {},
    "name": "GoodsListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
