/**
 * @generated SignedSource<<ddd3807feed2f53067a2419e711d69c3>>
 * @relayHash 0d7bd1f90ccde00973324e6e3898b6f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ca1dbf39d7c32767609ba7b377f602c4c9fc131b7382e16ff38928a7fa0d6fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredRulesPageQuery } from './PreferredRulesPageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredRulesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ca1dbf39d7c32767609ba7b377f602c4c9fc131b7382e16ff38928a7fa0d6fd",
    "metadata": {},
    "name": "PreferredRulesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
