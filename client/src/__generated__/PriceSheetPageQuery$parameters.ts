/**
 * @generated SignedSource<<c8f210a738bc46cdc154a2e2b4149ba5>>
 * @relayHash 67c0dbc6303cc25f93d2bc2bf59e92d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e4bfbbaef37791d867131aff1a6358ad358b091242cf496a907fa927c28dc06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PriceSheetPageQuery } from './PriceSheetPageQuery.graphql';

const node: PreloadableConcreteRequest<PriceSheetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e4bfbbaef37791d867131aff1a6358ad358b091242cf496a907fa927c28dc06",
    "metadata": {},
    "name": "PriceSheetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
