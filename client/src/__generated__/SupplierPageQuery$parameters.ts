/**
 * @generated SignedSource<<86aa2c680c8230eeb1b39fca660a5aac>>
 * @relayHash 7a29d530274c9165c7f70ee54d0ae452
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 640f04d32b9930e476ed113de4a03173abeebb9eb79af75102ec7088adbb9138

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierPageQuery } from './SupplierPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "640f04d32b9930e476ed113de4a03173abeebb9eb79af75102ec7088adbb9138",
    "metadata": {},
    "name": "SupplierPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
