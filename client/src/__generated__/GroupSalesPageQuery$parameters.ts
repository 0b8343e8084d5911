/**
 * @generated SignedSource<<3c9449a99074e3579f367915665025b2>>
 * @relayHash 6f07f8650a393fd10c988fcdeb8aae48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c59435c755342cd4a543233ca436343953f34ea5ee54145083fd5159a0fb0171

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupSalesPageQuery } from './GroupSalesPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupSalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c59435c755342cd4a543233ca436343953f34ea5ee54145083fd5159a0fb0171",
    "metadata": {},
    "name": "GroupSalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
