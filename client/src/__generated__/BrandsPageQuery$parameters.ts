/**
 * @generated SignedSource<<9070280e3bc5b58d879d7d8ead1325f8>>
 * @relayHash bc77bc0272eeca29a9468f5a78fad41a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fbc722b366188e406658d07b484b73869bcf8c6a8b57a9f91c7e57853867e1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandsPageQuery } from './BrandsPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fbc722b366188e406658d07b484b73869bcf8c6a8b57a9f91c7e57853867e1d",
    "metadata": {},
    "name": "BrandsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
