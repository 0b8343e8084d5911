/**
 * @generated SignedSource<<60218f35de31aa37179b67bc4d51f122>>
 * @relayHash 80965df09e8d2ca3bf0a2835fdba5bab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 909fdf929d1d0b620343ff5dc848eb531481bb60968d25446793d0dd339cd107

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AfterSaleDetailPageQuery } from './AfterSaleDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<AfterSaleDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "909fdf929d1d0b620343ff5dc848eb531481bb60968d25446793d0dd339cd107",
    "metadata": {},
    "name": "AfterSaleDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
