/**
 * @generated SignedSource<<7d2089305d04abd0a64c2ad89490924f>>
 * @relayHash 5672e8061ed30817486e8d9800080d20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbcb0f7664890800f506b0eeb2c4362dc7455f12ef96fa8bebe679a1f32cd22e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbcb0f7664890800f506b0eeb2c4362dc7455f12ef96fa8bebe679a1f32cd22e",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
