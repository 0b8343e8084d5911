/**
 * @generated SignedSource<<c0d889265cf84d1de296d6dd630bd890>>
 * @relayHash 364d1c13a4dd86bff78e4096b49a467b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0575f91d51fb0cbf26359afe0105c070eb763757f4fc09b841d9eabcf9e612a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PayPageQuery } from './PayPageQuery.graphql';

const node: PreloadableConcreteRequest<PayPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0575f91d51fb0cbf26359afe0105c070eb763757f4fc09b841d9eabcf9e612a",
    "metadata": {},
    "name": "PayPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
