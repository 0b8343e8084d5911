/**
 * @generated SignedSource<<e55944f8642361967f9dc9c87d29d402>>
 * @relayHash ddad66d4fcf763e9018817fc4673a015
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2b11a7d11cc775d2b2f0ff78bca7711b5855ca3ef142af15384fc80f8082fae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionPageQuery } from './PromotionPageQuery.graphql';

const node: PreloadableConcreteRequest<PromotionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2b11a7d11cc775d2b2f0ff78bca7711b5855ca3ef142af15384fc80f8082fae",
    "metadata": {},
    "name": "PromotionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
