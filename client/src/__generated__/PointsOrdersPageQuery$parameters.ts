/**
 * @generated SignedSource<<88bdcb107f156c20a0bf6cf4a5563541>>
 * @relayHash ed0c0b2c46345303a6a836f53a4bad6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cff7a4ed58655306c42eef84c932756cd09aa3e6debebe83994ec8b16c6c93ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PointsOrdersPageQuery } from './PointsOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<PointsOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cff7a4ed58655306c42eef84c932756cd09aa3e6debebe83994ec8b16c6c93ee",
    "metadata": {},
    "name": "PointsOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
