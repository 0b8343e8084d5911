/**
 * @generated SignedSource<<605dcf87e968faa00883191fecfdebc6>>
 * @relayHash 05fc964bc09570c833f0e16d3bc6689e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92c7dd046c63dd9cbcc6a31c0a231dfbf60f9b71b451cba5dd27fec8902870f1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92c7dd046c63dd9cbcc6a31c0a231dfbf60f9b71b451cba5dd27fec8902870f1",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
