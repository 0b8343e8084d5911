/**
 * @generated SignedSource<<14fc107dc665421c47a4f83e98165fed>>
 * @relayHash b6096de69a135371dd7f6628e53006b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa87b5c89a24b2c9cec3ab953459cd5da630f52e49838a77d06e38aea97ef68f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelfarePageQuery } from './WelfarePageQuery.graphql';

const node: PreloadableConcreteRequest<WelfarePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa87b5c89a24b2c9cec3ab953459cd5da630f52e49838a77d06e38aea97ef68f",
    "metadata": {},
    "name": "WelfarePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
