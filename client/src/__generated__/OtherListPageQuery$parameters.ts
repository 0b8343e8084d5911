/**
 * @generated SignedSource<<6408cb375ff71b1390c901fa0e21edda>>
 * @relayHash 254a776a57f96fb5f6200e9f3e553c7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5f5e7e07a3cc502a08e0788f70352e4f447636a687e4c485b995d355aad5dcb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OtherListPageQuery } from './OtherListPageQuery.graphql';

const node: PreloadableConcreteRequest<OtherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5f5e7e07a3cc502a08e0788f70352e4f447636a687e4c485b995d355aad5dcb",
    "metadata": {},
    "name": "OtherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
