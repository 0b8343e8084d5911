/**
 * @generated SignedSource<<d38fab99b2da5166da1ac76aaed540e9>>
 * @relayHash 7c2381b8e2d59adefde824233afb8c17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a21943b086b33157e05873e5dd82dd696f33264b6c51e8b2fd674bf36692f40e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OtherListPageQuery } from './OtherListPageQuery.graphql';

const node: PreloadableConcreteRequest<OtherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a21943b086b33157e05873e5dd82dd696f33264b6c51e8b2fd674bf36692f40e",
    "metadata": {},
    "name": "OtherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
