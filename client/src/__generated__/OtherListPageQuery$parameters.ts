/**
 * @generated SignedSource<<5e3bbb263999ee73daa09db61a9c26db>>
 * @relayHash 12c9dbef118519357009301431d13ccd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da1b4e92b8430b1b182ad01c66dfa84b8d43b5830b923ad0f21fcaec76c49cb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OtherListPageQuery } from './OtherListPageQuery.graphql';

const node: PreloadableConcreteRequest<OtherListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da1b4e92b8430b1b182ad01c66dfa84b8d43b5830b923ad0f21fcaec76c49cb7",
    "metadata": {},
    "name": "OtherListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
