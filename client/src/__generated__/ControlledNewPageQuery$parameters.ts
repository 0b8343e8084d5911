/**
 * @generated SignedSource<<a651dd42cbebbc75b42e2a62d7d02e23>>
 * @relayHash 69344e39b70933ca6416e660a595f17b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 124c7853f311124338c1010aacd26416a2550c1f39358634724158c407918f78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledNewPageQuery } from './ControlledNewPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledNewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "124c7853f311124338c1010aacd26416a2550c1f39358634724158c407918f78",
    "metadata": {},
    "name": "ControlledNewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
