/**
 * @generated SignedSource<<f9fd5a8c11a4e3ea27efae4c010d8bbd>>
 * @relayHash a65cc94475c3dcea9927e029221ffc39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed6008a373e8b668a820a687bf9aac93c52b7e97b1a0eed10f553af80aaff0eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandsPageQuery } from './BrandsPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed6008a373e8b668a820a687bf9aac93c52b7e97b1a0eed10f553af80aaff0eb",
    "metadata": {},
    "name": "BrandsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
