/**
 * @generated SignedSource<<32c4a5b73725ed3c521f8f5aaddc58a4>>
 * @relayHash 26d10b1aed808b588e8d28346a415514
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f02f50fc8b5e51e8b89856749e44a5ced5aaa484ed897c606ec30a9c6a85c53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CouponCentrePageQuery } from './CouponCentrePageQuery.graphql';

const node: PreloadableConcreteRequest<CouponCentrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f02f50fc8b5e51e8b89856749e44a5ced5aaa484ed897c606ec30a9c6a85c53",
    "metadata": {},
    "name": "CouponCentrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
