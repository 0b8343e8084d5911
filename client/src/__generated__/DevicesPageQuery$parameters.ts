/**
 * @generated SignedSource<<82c70c7ffa8810f4a7ecad02873c1164>>
 * @relayHash e111fae585a33ad5424ffdf1743eedb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e04db6bca2214204e2b7a9b599d38b9e298c941ad838186803a4c906dca7168

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevicesPageQuery } from './DevicesPageQuery.graphql';

const node: PreloadableConcreteRequest<DevicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e04db6bca2214204e2b7a9b599d38b9e298c941ad838186803a4c906dca7168",
    "metadata": {},
    "name": "DevicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
