/**
 * @generated SignedSource<<a20a75681260bf27fbbc2fde2d7d5c4a>>
 * @relayHash 7dccae615127cf4ea7918d626be115a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25a7aeffe261e50d1bf05f5ba68128928a242d70e9013afb03ed4a67034a9dab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PriceSheetPageQuery } from './PriceSheetPageQuery.graphql';

const node: PreloadableConcreteRequest<PriceSheetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25a7aeffe261e50d1bf05f5ba68128928a242d70e9013afb03ed4a67034a9dab",
    "metadata": {},
    "name": "PriceSheetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
