/**
 * @generated SignedSource<<99d266fd9772387ed0651e6017232813>>
 * @relayHash b5fc2bcc18c8d46565d95509615a02bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2722aed110e422016ab30266c34673f22ee2e3745a6a1036e423db6ec6fb18d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2722aed110e422016ab30266c34673f22ee2e3745a6a1036e423db6ec6fb18d",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
