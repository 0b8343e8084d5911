/**
 * @generated SignedSource<<de1df0aea10773f1e403d0577e470da0>>
 * @relayHash 7f1eda664665ef5aec399e67220d41cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63571d1026df03392890025c082326f0cf5d338c6b4b7cdf431ee987a211c820

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CombinationsPageQuery } from './CombinationsPageQuery.graphql';

const node: PreloadableConcreteRequest<CombinationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63571d1026df03392890025c082326f0cf5d338c6b4b7cdf431ee987a211c820",
    "metadata": {},
    "name": "CombinationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
