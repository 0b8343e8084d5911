/**
 * @generated SignedSource<<beb1d49ebcec7c232a0b95809a2e0e34>>
 * @relayHash 4dda82b174ca1c8e2d571b56d6934305
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb0d61955cdc29e0b54cb9e782d3c58cb913b6fb48016fbd83b32dda885a6966

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewsInfoPageQuery } from './NewsInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<NewsInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb0d61955cdc29e0b54cb9e782d3c58cb913b6fb48016fbd83b32dda885a6966",
    "metadata": {},
    "name": "NewsInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
