/**
 * @generated SignedSource<<c8f4ae69ad0c5ff2483fa89f574ee74e>>
 * @relayHash 4eac919152e0a50aaaf0f16b8a1f6dd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9e1cf4a96c556ea1ea689922bb766c78baaf4f871d31e54ef9228a287605313

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PointsPageQuery } from './PointsPageQuery.graphql';

const node: PreloadableConcreteRequest<PointsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9e1cf4a96c556ea1ea689922bb766c78baaf4f871d31e54ef9228a287605313",
    "metadata": {},
    "name": "PointsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
