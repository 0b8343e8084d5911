/**
 * @generated SignedSource<<24ee5a7aeedf9ad0f4aea4d2faa8fa58>>
 * @relayHash 5540fb8adbc5cc9d5f5094354686610f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c68b5a63bda02ee023980eb61a0e1346d032f60eb54f92529f2956a5220eaf93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementPageQuery } from './StatementPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c68b5a63bda02ee023980eb61a0e1346d032f60eb54f92529f2956a5220eaf93",
    "metadata": {},
    "name": "StatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
