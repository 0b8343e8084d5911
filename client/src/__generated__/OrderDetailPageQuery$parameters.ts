/**
 * @generated SignedSource<<7b8fe972cc05b06c0916fe4a7469f6f7>>
 * @relayHash 4f9216f4c3dbc5dfd0dcea8723b6ff92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76d4795198615c549be1e204341671dcbe8f836bad0d1c6eea12af50d6e9c626

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderDetailPageQuery } from './OrderDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76d4795198615c549be1e204341671dcbe8f836bad0d1c6eea12af50d6e9c626",
    "metadata": {},
    "name": "OrderDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
