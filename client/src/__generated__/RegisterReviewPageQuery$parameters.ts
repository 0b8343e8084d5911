/**
 * @generated SignedSource<<ff8fc584c547df3b84c85e1b352de84b>>
 * @relayHash 2855886250197f44cfb54057fb296b6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c54087b813873679689c925b396845b96a281a9f9a1fc106bf0609adb94f9768

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterReviewPageQuery } from './RegisterReviewPageQuery.graphql';

const node: PreloadableConcreteRequest<RegisterReviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c54087b813873679689c925b396845b96a281a9f9a1fc106bf0609adb94f9768",
    "metadata": {},
    "name": "RegisterReviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
