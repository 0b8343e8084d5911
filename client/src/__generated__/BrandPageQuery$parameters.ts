/**
 * @generated SignedSource<<ce89f995ffde8f5d42c24a83f67ca2ea>>
 * @relayHash 5eb08a3e5419badf44ee591d6194218a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96bff14bf4268bdc966ebf95b1050b62a01d6214d6362be96f892614e243dec4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96bff14bf4268bdc966ebf95b1050b62a01d6214d6362be96f892614e243dec4",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
