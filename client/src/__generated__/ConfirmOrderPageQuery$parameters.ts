/**
 * @generated SignedSource<<bdb506d5e5cf92b8de65dfea310bfb31>>
 * @relayHash 32c6cfe6c2c7aaf58ca0a8d08c977284
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae8f57a25958cfdea2d4aa9c13d1ffc03904ec655532daea153b611bec8e2906

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmOrderPageQuery } from './ConfirmOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae8f57a25958cfdea2d4aa9c13d1ffc03904ec655532daea153b611bec8e2906",
    "metadata": {},
    "name": "ConfirmOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
