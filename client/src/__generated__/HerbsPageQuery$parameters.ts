/**
 * @generated SignedSource<<b7275417317ed0432a6920e9946e2429>>
 * @relayHash 6b8ebd1f7ec3b595b473cf5d99b645fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27e307dfbd0b054ace7fca4514d9b671cbf8372145eb8f8fed4a15000d6b7286

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HerbsPageQuery } from './HerbsPageQuery.graphql';

const node: PreloadableConcreteRequest<HerbsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27e307dfbd0b054ace7fca4514d9b671cbf8372145eb8f8fed4a15000d6b7286",
    "metadata": {},
    "name": "HerbsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
