/**
 * @generated SignedSource<<7ae20bd94ac0fe1ef8a928674214b8f7>>
 * @relayHash 18bf87e194ef572ffd613089df6b4f1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e4068469ba27b56b3044d20518e83ea2ec5df255dd0c043de507b9ec4b52f9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledPageQuery } from './ControlledPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e4068469ba27b56b3044d20518e83ea2ec5df255dd0c043de507b9ec4b52f9d",
    "metadata": {},
    "name": "ControlledPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
