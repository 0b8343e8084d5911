/**
 * @generated SignedSource<<ffc77e4cda2aa881286ed9b4fe5488e4>>
 * @relayHash 4424d5ed256a5b53959ca67479125e46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0293ac9b1591aca758f60465f8be6aa7c0c607e9d3480b35df3797ef8d94283a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0293ac9b1591aca758f60465f8be6aa7c0c607e9d3480b35df3797ef8d94283a",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
