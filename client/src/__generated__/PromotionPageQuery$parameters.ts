/**
 * @generated SignedSource<<ec2599f1d1ad8bdfaf48e39620d3a060>>
 * @relayHash 99c57757ed51f9d3ba63e46f72312309
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15f72b3ef0c84565164b808aed1d36c26c092e7c1e9cfdb8b0a15c3c6e9f99de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionPageQuery } from './PromotionPageQuery.graphql';

const node: PreloadableConcreteRequest<PromotionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15f72b3ef0c84565164b808aed1d36c26c092e7c1e9cfdb8b0a15c3c6e9f99de",
    "metadata": {},
    "name": "PromotionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
