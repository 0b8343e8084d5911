/**
 * @generated SignedSource<<9d272f2f5cc8f8b405d07db6cb125c34>>
 * @relayHash 6400d7b7220941abbf396073af8b70ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 556542fa66ff08175740fb2cd8e7c182cafc838e261a25c7155bef66b7170ebf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandsPageQuery } from './BrandsPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "556542fa66ff08175740fb2cd8e7c182cafc838e261a25c7155bef66b7170ebf",
    "metadata": {},
    "name": "BrandsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
