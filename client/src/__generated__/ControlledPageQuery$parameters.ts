/**
 * @generated SignedSource<<80764bfc9263c28759fc8839dd74bd36>>
 * @relayHash c9f34843176de72a154f8173ca666eb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41399271e2414ffbf6078ac5f9fc9cbecaf6ef5cb4762ebc830bd3352db1e2e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledPageQuery } from './ControlledPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41399271e2414ffbf6078ac5f9fc9cbecaf6ef5cb4762ebc830bd3352db1e2e7",
    "metadata": {},
    "name": "ControlledPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
