/**
 * @generated SignedSource<<4fe03afc62d5560d232a99e9d030db52>>
 * @relayHash b7db6e90dca3395f04b6d9990b02ed0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cd40453fdef5717382eb6f86b42cf825866a5113943862edd4d33df54e589da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OtherListPageQuery } from './OtherListPageQuery.graphql';

const node: PreloadableConcreteRequest<OtherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cd40453fdef5717382eb6f86b42cf825866a5113943862edd4d33df54e589da",
    "metadata": {},
    "name": "OtherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
