/**
 * @generated SignedSource<<274bc7f70df4cb388304be0db1ecd7cc>>
 * @relayHash 6112f1e8a5a3db8ef1dabefc7f1c5d28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb04d4732a229da6f206dda62e1378d58b42d5b7923762fc923b99b4acdd7330

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsDetailPageQuery } from './GoodsDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb04d4732a229da6f206dda62e1378d58b42d5b7923762fc923b99b4acdd7330",
    "metadata": {},
    "name": "GoodsDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
