/**
 * @generated SignedSource<<2c406554375ba784c646b3917b37eb91>>
 * @relayHash deea94e61f6455bf2391716233455e61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b835b5639df7bf34709c651b2773f1230bf10288452f6c3e2aa6f9190024afb4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b835b5639df7bf34709c651b2773f1230bf10288452f6c3e2aa6f9190024afb4",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
