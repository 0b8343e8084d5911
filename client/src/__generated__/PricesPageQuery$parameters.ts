/**
 * @generated SignedSource<<fb90cb460fbf5646adcc8d028167d069>>
 * @relayHash 2bd31507452bb8cfe692c109c26ac2e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e91a8783065354b927c81e52b37af8c0597f6beefa138159dd4480d0b948b2d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PricesPageQuery } from './PricesPageQuery.graphql';

const node: PreloadableConcreteRequest<PricesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e91a8783065354b927c81e52b37af8c0597f6beefa138159dd4480d0b948b2d0",
    "metadata": {},
    "name": "PricesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
