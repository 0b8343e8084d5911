/**
 * @generated SignedSource<<ed9675d2ae8541be26035f0c8e6908d4>>
 * @relayHash 623fffc54161e93527d00ab61f2ed711
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f40021cd61fca5b2a70b6bf63adfc5b4355836db008dda76666b0a5d4fc22f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashbackPageQuery } from './CashbackPageQuery.graphql';

const node: PreloadableConcreteRequest<CashbackPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f40021cd61fca5b2a70b6bf63adfc5b4355836db008dda76666b0a5d4fc22f4",
    "metadata": {},
    "name": "CashbackPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
