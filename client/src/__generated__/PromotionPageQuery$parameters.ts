/**
 * @generated SignedSource<<0b14db8471f3fbc387276899bebe754d>>
 * @relayHash abceb84a72acbb59e7f0706eba9b02b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a7f84ed8a4c47946a9bdd2560ee3ef125fcaedfa005ca2b3dce8a7cccd1e2b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionPageQuery } from './PromotionPageQuery.graphql';

const node: PreloadableConcreteRequest<PromotionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a7f84ed8a4c47946a9bdd2560ee3ef125fcaedfa005ca2b3dce8a7cccd1e2b5",
    "metadata": {},
    "name": "PromotionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
