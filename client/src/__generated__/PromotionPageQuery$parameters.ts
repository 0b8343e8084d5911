/**
 * @generated SignedSource<<5e0fb59ce7022cfe7af961fcdfb19de3>>
 * @relayHash e17772dd326a8e04582078b0d4642abb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17439311e538b5c1279474bfe3c9f84dc321474cb835f0a7ba27d6be24b603b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionPageQuery } from './PromotionPageQuery.graphql';

const node: PreloadableConcreteRequest<PromotionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17439311e538b5c1279474bfe3c9f84dc321474cb835f0a7ba27d6be24b603b5",
    "metadata": {},
    "name": "PromotionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
