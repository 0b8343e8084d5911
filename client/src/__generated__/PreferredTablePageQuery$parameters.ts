/**
 * @generated SignedSource<<e290b5ae72673d145d782761c094802a>>
 * @relayHash e03f99fbfe1713a8ac66e2c748bd1496
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1902db06ebe6394ff73b92ee2713fea78223c0732e27fae5b744119d664eb350

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredTablePageQuery } from './PreferredTablePageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredTablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1902db06ebe6394ff73b92ee2713fea78223c0732e27fae5b744119d664eb350",
    "metadata": {},
    "name": "PreferredTablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
