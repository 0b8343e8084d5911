/**
 * @generated SignedSource<<255dbf6d83005905153291bb075fd7d6>>
 * @relayHash e46587648827d18a095cf0268ba908bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2043ae386fb485705acdfa3c4178ef2b1ec50418b4a6e7a9bd842159d47deb80

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevicesPageQuery } from './DevicesPageQuery.graphql';

const node: PreloadableConcreteRequest<DevicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2043ae386fb485705acdfa3c4178ef2b1ec50418b4a6e7a9bd842159d47deb80",
    "metadata": {},
    "name": "DevicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
