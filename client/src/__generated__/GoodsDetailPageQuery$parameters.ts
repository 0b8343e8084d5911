/**
 * @generated SignedSource<<aac659b76432d5d41c1e597ecc8385c1>>
 * @relayHash 90dca1195616f2627fb1cc3ceb624533
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 294564e1622c71a4670cfdd2d5bab8b70878dd16bd11d0adc2be26187d4f6946

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsDetailPageQuery } from './GoodsDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "294564e1622c71a4670cfdd2d5bab8b70878dd16bd11d0adc2be26187d4f6946",
    "metadata": {},
    "name": "GoodsDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
