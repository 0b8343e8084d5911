/**
 * @generated SignedSource<<1f83def160ec161bb1c75e9641b7492d>>
 * @relayHash 74e5372d8ebcb3ec9693767a67508b9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4feec0273f2df54f1ed6bb973ef3667419148198c35fc238bbf5996884d00c0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PointsOrdersPageQuery } from './PointsOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<PointsOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4feec0273f2df54f1ed6bb973ef3667419148198c35fc238bbf5996884d00c0f",
    "metadata": {},
    "name": "PointsOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
