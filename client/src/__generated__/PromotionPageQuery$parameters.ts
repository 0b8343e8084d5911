/**
 * @generated SignedSource<<2807c21bdf2646daaefec3cc58bb5875>>
 * @relayHash befeca4f5bcbd685e0217def09a485aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74b0b86d4fa9cb72cd1e55a8f9ad28c363d20bf12241f95075adf62657d440f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PromotionPageQuery } from './PromotionPageQuery.graphql';

const node: PreloadableConcreteRequest<PromotionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74b0b86d4fa9cb72cd1e55a8f9ad28c363d20bf12241f95075adf62657d440f2",
    "metadata": {},
    "name": "PromotionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
