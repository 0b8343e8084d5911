/**
 * @generated SignedSource<<85c27ca86dca6e5a74d7d4b924357ac0>>
 * @relayHash 6d5dc853b005d04d4f9fbc91a480fd48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bd8fe4b7a2203b8569d26c37022d63245fc42cca5d39293ce783436888e7e0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PriceSheetsPageQuery } from './PriceSheetsPageQuery.graphql';

const node: PreloadableConcreteRequest<PriceSheetsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4bd8fe4b7a2203b8569d26c37022d63245fc42cca5d39293ce783436888e7e0e",
    "metadata": {},
    "name": "PriceSheetsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
