/**
 * @generated SignedSource<<5a1faf3da8f54115b58c996acceded75>>
 * @relayHash 427c2ed46a6b475aa76e3b3ca951f0b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb81c24848ea55b6568a3c76a9874b885bcc7fa4661792f4015cc2c9dc12404f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OtherListPageQuery } from './OtherListPageQuery.graphql';

const node: PreloadableConcreteRequest<OtherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb81c24848ea55b6568a3c76a9874b885bcc7fa4661792f4015cc2c9dc12404f",
    "metadata": {},
    "name": "OtherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
