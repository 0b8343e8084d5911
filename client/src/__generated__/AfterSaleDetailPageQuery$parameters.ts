/**
 * @generated SignedSource<<f40f7040671cb359454aa4f011a1e6a9>>
 * @relayHash 8ee345067d9370ac7f780e28d3708764
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47a3e9768f200f499c1a70c91566d806ef613f779bc124c0ccac8173e1522517

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AfterSaleDetailPageQuery } from './AfterSaleDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<AfterSaleDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47a3e9768f200f499c1a70c91566d806ef613f779bc124c0ccac8173e1522517",
    "metadata": {},
    "name": "AfterSaleDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
