/**
 * @generated SignedSource<<cc1d0f748084091a3dceba281213fe9a>>
 * @relayHash 14c0075215f83442432194545b8fb703
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a01db63030e48209d4d8411b0e459d0b9edace6d2493f17a0f6fd113347ce5cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchPageQuery } from './SearchPageQuery.graphql';

const node: PreloadableConcreteRequest<SearchPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a01db63030e48209d4d8411b0e459d0b9edace6d2493f17a0f6fd113347ce5cc",
    "metadata": {},
    "name": "SearchPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
