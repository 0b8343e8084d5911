/**
 * @generated SignedSource<<8a0c9b9b894ac1ad160995b47af9b0e7>>
 * @relayHash 585d9dd87ca56034b8cf5c2c1aa21288
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8945ffbf256918779e4961e4c4a552117b8bc87163108f628386d33c154d94b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewsInfoPageQuery } from './NewsInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<NewsInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8945ffbf256918779e4961e4c4a552117b8bc87163108f628386d33c154d94b3",
    "metadata": {},
    "name": "NewsInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
