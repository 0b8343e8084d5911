/**
 * @generated SignedSource<<51cff2a1205a331b0e80c3dc336d22cd>>
 * @relayHash 2dc22614d8aeb49b8aa0271a42145873
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3e7edba567eeb93c7c59ef07f3376237a75225e8e8b022ca78a8a848a02371a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevicesPageQuery } from './DevicesPageQuery.graphql';

const node: PreloadableConcreteRequest<DevicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3e7edba567eeb93c7c59ef07f3376237a75225e8e8b022ca78a8a848a02371a",
    "metadata": {},
    "name": "DevicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
