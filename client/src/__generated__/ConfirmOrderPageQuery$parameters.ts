/**
 * @generated SignedSource<<b0b1d507093cd602e9140e7952cd0755>>
 * @relayHash b73a1f8a499101736a069593dbbad6c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e65eead31446b8b937c2132de6e3b9c7e244bb445cfaccb3ed94a065374a237

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmOrderPageQuery } from './ConfirmOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e65eead31446b8b937c2132de6e3b9c7e244bb445cfaccb3ed94a065374a237",
    "metadata": {},
    "name": "ConfirmOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
