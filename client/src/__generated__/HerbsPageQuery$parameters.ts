/**
 * @generated SignedSource<<e8d13bcf1c163d6b51e72f6f646be76d>>
 * @relayHash dcba6263d92494f73a34fe4e93946307
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c16ab76378aac1b24b8724c14b48840a3af3da27c427b3c75c6765237b67927

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HerbsPageQuery } from './HerbsPageQuery.graphql';

const node: PreloadableConcreteRequest<HerbsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c16ab76378aac1b24b8724c14b48840a3af3da27c427b3c75c6765237b67927",
    "metadata": {},
    "name": "HerbsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
