/**
 * @generated SignedSource<<73485fdefec9e4b64e0dc398aebda281>>
 * @relayHash 0349e39708f6b2f2763a3828925ed766
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a1e2aa0bd6482991c54dbce4949dc08c0aacfa4225dac686da6bfe3adbdef19

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NearExpiryPageQuery } from './NearExpiryPageQuery.graphql';

const node: PreloadableConcreteRequest<NearExpiryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a1e2aa0bd6482991c54dbce4949dc08c0aacfa4225dac686da6bfe3adbdef19",
    "metadata": {},
    "name": "NearExpiryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
