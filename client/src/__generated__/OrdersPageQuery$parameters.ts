/**
 * @generated SignedSource<<a11c75fe75dd6b166c675dcb25261d37>>
 * @relayHash 83477431e840eb6d47a09f5035163811
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a917e0b359ab8217873b765e09310a19940f3aa1577ad3880dbc6535db6e165

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersPageQuery } from './OrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a917e0b359ab8217873b765e09310a19940f3aa1577ad3880dbc6535db6e165",
    "metadata": {},
    "name": "OrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
