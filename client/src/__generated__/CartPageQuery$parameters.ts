/**
 * @generated SignedSource<<cdfd236348c011cad68954adc6ba7964>>
 * @relayHash 37e07d3633e4143af6c3ee52d84f4ce7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6fc55f297009d16aa85606078850ef212342ca112841cd82d6404afe6ae1d53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6fc55f297009d16aa85606078850ef212342ca112841cd82d6404afe6ae1d53",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
