/**
 * @generated SignedSource<<d91b55c24bb75db0e83e5d8b65e2ed5e>>
 * @relayHash 4312cb052f548b027dba2bfe0fec1483
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e140199923fbeee4b992a7d6330e61c710f5a664af4209c782569306436ff6dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SuppliersPageQuery } from './SuppliersPageQuery.graphql';

const node: PreloadableConcreteRequest<SuppliersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e140199923fbeee4b992a7d6330e61c710f5a664af4209c782569306436ff6dc",
    "metadata": {},
    "name": "SuppliersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
