/**
 * @generated SignedSource<<16b59b91c4e23f209bc0b09feb3384cd>>
 * @relayHash 4e4a97cb055f39db3b5605515051f9f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f381105f2c152eeaf1ab0a8fefde10632fa2106f4fdd537c37f2d62d4f6d320

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BalancePageQuery } from './BalancePageQuery.graphql';

const node: PreloadableConcreteRequest<BalancePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f381105f2c152eeaf1ab0a8fefde10632fa2106f4fdd537c37f2d62d4f6d320",
    "metadata": {},
    "name": "BalancePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
