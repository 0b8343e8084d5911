/**
 * @generated SignedSource<<1ff2e1f9deaa9029ed6e1fa8957f7ffb>>
 * @relayHash 88fcfd43ddee894fd11a5e727fa64a23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62f0b1d7e6ef67269a12c35b672f5638d697b51b5eb7e6c127d086a027e8e550

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelfarePageQuery } from './WelfarePageQuery.graphql';

const node: PreloadableConcreteRequest<WelfarePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62f0b1d7e6ef67269a12c35b672f5638d697b51b5eb7e6c127d086a027e8e550",
    "metadata": {},
    "name": "WelfarePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
