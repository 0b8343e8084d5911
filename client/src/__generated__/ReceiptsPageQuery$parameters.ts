/**
 * @generated SignedSource<<1286cd8e126e071d12d518f9a4d13e98>>
 * @relayHash d1a85631f25e9e3c79c48be03c48cc87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d4dbdbf9edd0a3ca9fc8b9bf0457d2ed6cd86d26d4fad24a3d17a0d8637e898

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptsPageQuery } from './ReceiptsPageQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d4dbdbf9edd0a3ca9fc8b9bf0457d2ed6cd86d26d4fad24a3d17a0d8637e898",
    "metadata": {},
    "name": "ReceiptsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
