/**
 * @generated SignedSource<<dcf454c41dd2bf2e9589f30d8d8bfb9d>>
 * @relayHash 54922e46af9262c29cc745a59dd9b253
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1966911d2e57cc5762dd34c6891f54f12f9faa2d500a4a7893bac74eabc07861

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BranchesPageQuery } from './BranchesPageQuery.graphql';

const node: PreloadableConcreteRequest<BranchesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1966911d2e57cc5762dd34c6891f54f12f9faa2d500a4a7893bac74eabc07861",
    "metadata": {},
    "name": "BranchesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
