/**
 * @generated SignedSource<<06d983819405335298ae274c39f43026>>
 * @relayHash afd483ed43fcc9d595e51bf3c30d6df6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e812e476a8266fb57fa2aab79c44bf375ebc0a0359a93e512f9299d0a34657ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplyPageQuery } from './SupplyPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e812e476a8266fb57fa2aab79c44bf375ebc0a0359a93e512f9299d0a34657ae",
    "metadata": {},
    "name": "SupplyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
