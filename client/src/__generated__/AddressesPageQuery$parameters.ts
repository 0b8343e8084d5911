/**
 * @generated SignedSource<<64d67811a501c0da9f066beaa6197ca3>>
 * @relayHash 1e00b7e281db3432cb84bba6e546a0cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bba523c3bc7633951917b40e65eda8d08afe05ae6f85fd2369ebe66e95714da4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AddressesPageQuery } from './AddressesPageQuery.graphql';

const node: PreloadableConcreteRequest<AddressesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bba523c3bc7633951917b40e65eda8d08afe05ae6f85fd2369ebe66e95714da4",
    "metadata": {},
    "name": "AddressesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
