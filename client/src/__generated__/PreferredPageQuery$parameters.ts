/**
 * @generated SignedSource<<468e992d9e63f6d30643213a09665c37>>
 * @relayHash 4f8fe7ddabdd7b8b709e27f2ae3b93b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 371f6b82e15a1228cd0d48f11a4950f954d1e4cb490034b7263822995a41f403

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredPageQuery } from './PreferredPageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "371f6b82e15a1228cd0d48f11a4950f954d1e4cb490034b7263822995a41f403",
    "metadata": {},
    "name": "PreferredPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
