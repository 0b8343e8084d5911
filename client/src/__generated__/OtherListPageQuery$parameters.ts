/**
 * @generated SignedSource<<ca0f6e4788233b338f15ae2cfe417bb6>>
 * @relayHash c3e01435d8310d7016539a23a5abf9de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4912f8c9b45351eaf49e7781dabbd090f0ac1200779c8407f42ee92cfb71772

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OtherListPageQuery } from './OtherListPageQuery.graphql';

const node: PreloadableConcreteRequest<OtherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4912f8c9b45351eaf49e7781dabbd090f0ac1200779c8407f42ee92cfb71772",
    "metadata": {},
    "name": "OtherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
