/**
 * @generated SignedSource<<19f7cb2e762bf8dccb19535abe7a1042>>
 * @relayHash 6bc09d062e09187c267a3c4ab659352b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 435cc4b6adf260a9a229653f35dcfef6e0e25041416faad8336b08fd24f24e33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionPageQuery } from './PromotionPageQuery.graphql';

const node: PreloadableConcreteRequest<PromotionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "435cc4b6adf260a9a229653f35dcfef6e0e25041416faad8336b08fd24f24e33",
    "metadata": {},
    "name": "PromotionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
