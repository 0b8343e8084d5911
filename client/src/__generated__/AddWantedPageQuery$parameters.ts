/**
 * @generated SignedSource<<128855b48160bfd4fbdc765983a6b2d9>>
 * @relayHash ee8b8f213eddca991a53a0cb476a511e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a7fddb88fe5419a93e03e285410e1e1d97bd7b9d642cc7c908038f27ad10343

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddWantedPageQuery } from './AddWantedPageQuery.graphql';

const node: PreloadableConcreteRequest<AddWantedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a7fddb88fe5419a93e03e285410e1e1d97bd7b9d642cc7c908038f27ad10343",
    "metadata": {},
    "name": "AddWantedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
