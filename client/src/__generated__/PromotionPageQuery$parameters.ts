/**
 * @generated SignedSource<<b579ca41a9206f3c5aaaed9cdb07a9fc>>
 * @relayHash 5a8ca2d266df442c61634fb3cc9eed63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5e52ec0fc86f609736d0f1c4e760a46c33126817d7e26874c481ef849ffca76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionPageQuery } from './PromotionPageQuery.graphql';

const node: PreloadableConcreteRequest<PromotionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5e52ec0fc86f609736d0f1c4e760a46c33126817d7e26874c481ef849ffca76",
    "metadata": {},
    "name": "PromotionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
