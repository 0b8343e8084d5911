/**
 * @generated SignedSource<<494d4171eaddd01fc00f0828cf25a3a3>>
 * @relayHash 91b7a9a1bad777ca85ba7445ad191608
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1913a0587b5d2259a17cccdb204714e8bfa34bd0080f59a1cbad734b537a7270

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1913a0587b5d2259a17cccdb204714e8bfa34bd0080f59a1cbad734b537a7270",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
