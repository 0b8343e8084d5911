/**
 * @generated SignedSource<<f7b08930ec1fe8d993a7e425566ff9d4>>
 * @relayHash f9102fa0e1e07fe3c349398e37580fa1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86999f7b33eeff4a5c00861128ad2c85b9c0a59d128f81051b32cc629dbb634b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledPageQuery } from './ControlledPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86999f7b33eeff4a5c00861128ad2c85b9c0a59d128f81051b32cc629dbb634b",
    "metadata": {},
    "name": "ControlledPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
