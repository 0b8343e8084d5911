/**
 * @generated SignedSource<<3e7a6d57d577c7ddf60b12d5cdbd5dad>>
 * @relayHash 574ea594f1f9be415384b198e44ca196
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 141653c22f55ddad4b5c03bc4c44c81d683a2324fa8066603baed3ebec53b329

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandsPageQuery } from './BrandsPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "141653c22f55ddad4b5c03bc4c44c81d683a2324fa8066603baed3ebec53b329",
    "metadata": {},
    "name": "BrandsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
