/**
 * @generated SignedSource<<8877828cc88ecd55c287b93c268bb46a>>
 * @relayHash 0fa3c1e5deb2369e122fd97fbd61e46f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84993e3e05a82d6fe38eaf01063a326f410e6fab7353ba7d4ffc0d799e44e3ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelfarePageQuery } from './WelfarePageQuery.graphql';

const node: PreloadableConcreteRequest<WelfarePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84993e3e05a82d6fe38eaf01063a326f410e6fab7353ba7d4ffc0d799e44e3ee",
    "metadata": {},
    "name": "WelfarePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
