/**
 * @generated SignedSource<<b2e42aade32a4be5b788178a3ac607b3>>
 * @relayHash c55882d372c7f6000cde55afa7708f47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6a411c63b9e9c9020c7189ba22ce422acb0a5b20936c94aa3997c8666847001

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ActivityPageQuery } from './ActivityPageQuery.graphql';

const node: PreloadableConcreteRequest<ActivityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b6a411c63b9e9c9020c7189ba22ce422acb0a5b20936c94aa3997c8666847001",
    "metadata": {},
    "name": "ActivityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
