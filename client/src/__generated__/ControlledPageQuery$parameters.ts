/**
 * @generated SignedSource<<7009e9029fda98605543428225d3a0df>>
 * @relayHash e2734ef95875845feae9d16409ec487b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c723398205d8cf0cf78b6c534af21a937039e7447c9b1fdb5090c168af3b740

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledPageQuery } from './ControlledPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c723398205d8cf0cf78b6c534af21a937039e7447c9b1fdb5090c168af3b740",
    "metadata": {},
    "name": "ControlledPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
