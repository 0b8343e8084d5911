/**
 * @generated SignedSource<<9570826fd5892b0921439f3fd6c8d9d7>>
 * @relayHash afbe18a03ab7cc3635c408ed841b6c6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ed16a3b2f0bd76309c49be2e71a4c04cbd9e641aacd60b0e34bb2dc7df04293

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandsPageQuery } from './BrandsPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ed16a3b2f0bd76309c49be2e71a4c04cbd9e641aacd60b0e34bb2dc7df04293",
    "metadata": {},
    "name": "BrandsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
