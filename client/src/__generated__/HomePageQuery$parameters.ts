/**
 * @generated SignedSource<<9744999bf317b0fd2542157498dba367>>
 * @relayHash 60c278f06ce4b5d52a102dc275d6a1fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0de54b59c7b53a61e5a15d1d6f39e638bb550d4b9793da16e4031de8ea91cec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0de54b59c7b53a61e5a15d1d6f39e638bb550d4b9793da16e4031de8ea91cec",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
