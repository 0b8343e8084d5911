/**
 * @generated SignedSource<<80352cdbe6a3053f0bda15197b62dbd0>>
 * @relayHash ab67edebb75deff70c4bdf8994189997
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1d9c22526695c33217ccf5a4911c2b517d523ebdefbf990a8098ed8d1b0c9bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CouponCentrePageQuery } from './CouponCentrePageQuery.graphql';

const node: PreloadableConcreteRequest<CouponCentrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1d9c22526695c33217ccf5a4911c2b517d523ebdefbf990a8098ed8d1b0c9bc",
    "metadata": {},
    "name": "CouponCentrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
