/**
 * @generated SignedSource<<10a9bc068e255425f2559d30d95f0682>>
 * @relayHash 1142e35a79ce784c3bf92cb603cf735f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88c2a08bb99133462be5344d32abbd0348aa69ed399e0d60c27d0fb44eb6dfbd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88c2a08bb99133462be5344d32abbd0348aa69ed399e0d60c27d0fb44eb6dfbd",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
