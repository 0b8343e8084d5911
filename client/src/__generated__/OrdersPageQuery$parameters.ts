/**
 * @generated SignedSource<<2c877c0a3255d4bb554d375551ce122c>>
 * @relayHash aee71a496e9d108bd4dde8fef0fb9a18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61ad82115ac130444c6c795ba8607044494892105049c3e8650ee7eca7d7df50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersPageQuery } from './OrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61ad82115ac130444c6c795ba8607044494892105049c3e8650ee7eca7d7df50",
    "metadata": {},
    "name": "OrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
