/**
 * @generated SignedSource<<729c9fb95aeaeb198cf2fd3d50c7d0c2>>
 * @relayHash 0cb16ede9d6419094381ac42f4a830ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87cfd6fbb5dad7aa25de682fc9ffd4efec28b7bc548bf4776a11a8ff5e38f1d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredTablePageQuery } from './PreferredTablePageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredTablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "87cfd6fbb5dad7aa25de682fc9ffd4efec28b7bc548bf4776a11a8ff5e38f1d0",
    "metadata": {},
    "name": "PreferredTablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
