/**
 * @generated SignedSource<<845d7d754d960c24200a5b076c7f1446>>
 * @relayHash 754f6b5fa860141eb59918d133b25753
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4af6e552ef895e8f2a9ad6dacbb898a34139e5282c0682308c0534f1f9013ed6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevicesPageQuery } from './DevicesPageQuery.graphql';

const node: PreloadableConcreteRequest<DevicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4af6e552ef895e8f2a9ad6dacbb898a34139e5282c0682308c0534f1f9013ed6",
    "metadata": {},
    "name": "DevicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
