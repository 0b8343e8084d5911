/**
 * @generated SignedSource<<7110a2f6473a10022c1a225b9b19e9c1>>
 * @relayHash 2532126999723a19d1ad62c0fc30abe8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcd16870f1785fab982c2194555251fcf4577a1ae75fe87fa54eefc2faf4d66a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OtherListPageQuery } from './OtherListPageQuery.graphql';

const node: PreloadableConcreteRequest<OtherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcd16870f1785fab982c2194555251fcf4577a1ae75fe87fa54eefc2faf4d66a",
    "metadata": {},
    "name": "OtherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
