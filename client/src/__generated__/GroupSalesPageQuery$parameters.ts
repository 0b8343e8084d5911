/**
 * @generated SignedSource<<eaa01d059603ca9ee9eb6c1e77cbbf90>>
 * @relayHash b1b8cc3c000295c443176c8a28abd849
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9169629b4f8328075b79f13a48ae36c8eb4f0fcd035083fd98662fdf77b2460

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSalesPageQuery } from './GroupSalesPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9169629b4f8328075b79f13a48ae36c8eb4f0fcd035083fd98662fdf77b2460",
    "metadata": {},
    "name": "GroupSalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
