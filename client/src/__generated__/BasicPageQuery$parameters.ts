/**
 * @generated SignedSource<<ce85c403ad3ea816e09607f0e6ccf6bd>>
 * @relayHash 9306a0d44ae46b8a5fb57f18a9e7a1d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bcab222faad8d71908739b058fee007c6e642049f8a924b4ba7f5444f586697

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BasicPageQuery } from './BasicPageQuery.graphql';

const node: PreloadableConcreteRequest<BasicPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2bcab222faad8d71908739b058fee007c6e642049f8a924b4ba7f5444f586697",
    "metadata": {},
    "name": "BasicPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
