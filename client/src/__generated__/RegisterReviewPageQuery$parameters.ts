/**
 * @generated SignedSource<<3e3c19303a4c6a049cbc56f9a41a035d>>
 * @relayHash 268b118daa49adcdfca3a3a227d8debd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31554a47d4efc75756f7b2f0edbd27de4c00d00e52f2015958a7ddd9842d3c0b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterReviewPageQuery } from './RegisterReviewPageQuery.graphql';

const node: PreloadableConcreteRequest<RegisterReviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31554a47d4efc75756f7b2f0edbd27de4c00d00e52f2015958a7ddd9842d3c0b",
    "metadata": {},
    "name": "RegisterReviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
