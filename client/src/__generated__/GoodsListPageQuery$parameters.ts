/**
 * @generated SignedSource<<0d68d1dcf2d483163944aea346bed03e>>
 * @relayHash 3546a0ce3be396893868c9be61be1fdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 744d470eb506063b02940f30afd5ebd329a7274c8ac416e7ae183e50e1fc933f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsListPageQuery } from './GoodsListPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "744d470eb506063b02940f30afd5ebd329a7274c8ac416e7ae183e50e1fc933f",
    "metadata": {},
    "name": "GoodsListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
