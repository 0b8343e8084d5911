/**
 * @generated SignedSource<<85e17e9c121accb962fff49a5a4542e4>>
 * @relayHash 778c7046692ba3933d9c3b8e41432ec4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 568af09ff48c681a3310036fd140e4012e2b68170fa67be7d372fcb23fa5e80f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "568af09ff48c681a3310036fd140e4012e2b68170fa67be7d372fcb23fa5e80f",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
