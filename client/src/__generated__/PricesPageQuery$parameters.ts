/**
 * @generated SignedSource<<73cce5d418e9469170d87c4042490311>>
 * @relayHash 578f5f4044651e81a156d1fa55b9a32f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a85848051c80fc2a1685e78a2445cf62f3338361f9735197f1e10dd8a5b7882

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricesPageQuery } from './PricesPageQuery.graphql';

const node: PreloadableConcreteRequest<PricesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a85848051c80fc2a1685e78a2445cf62f3338361f9735197f1e10dd8a5b7882",
    "metadata": {},
    "name": "PricesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
