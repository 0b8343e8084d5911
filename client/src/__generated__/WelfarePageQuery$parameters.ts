/**
 * @generated SignedSource<<530773227a8ce9f4f51d03dbf8b72d15>>
 * @relayHash 61337bbe5ddaf4a97d6021478affc75d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d84651269833685f2b48fb9551c0624b2186e3a472a92e88849c4a967f23526f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelfarePageQuery } from './WelfarePageQuery.graphql';

const node: PreloadableConcreteRequest<WelfarePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d84651269833685f2b48fb9551c0624b2186e3a472a92e88849c4a967f23526f",
    "metadata": {},
    "name": "WelfarePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
