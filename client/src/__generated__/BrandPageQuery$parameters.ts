/**
 * @generated SignedSource<<4aca8bc646992150b3f19672a08aa77a>>
 * @relayHash 9120b60519ca041bf99554de6231dc81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 176d26629ab05b57c6f45bee7d6cd97d0a06e16790d9186fc6d1849bbbc4f5c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "176d26629ab05b57c6f45bee7d6cd97d0a06e16790d9186fc6d1849bbbc4f5c1",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
