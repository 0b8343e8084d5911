/**
 * @generated SignedSource<<0d3cc6696bec8ac62de391beae1d7492>>
 * @relayHash 91a36e0bd0e904c41c5192c12abdc432
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eff7b16371985dba9e4f4dd80f3deee6960f65775a9f9ddb155625f2c93f4198

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsListPageQuery } from './GoodsListPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eff7b16371985dba9e4f4dd80f3deee6960f65775a9f9ddb155625f2c93f4198",
    "metadata": {},
    "name": "GoodsListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
