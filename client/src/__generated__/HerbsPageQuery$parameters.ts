/**
 * @generated SignedSource<<ddcd470d36df28bbe617df1f612c01fa>>
 * @relayHash 7b8538cf766dd288e188e28630de9c1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6a7cc3c1743bf4b58782436c3eea09721b8726f1404cd8382d3d896a6164c0b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HerbsPageQuery } from './HerbsPageQuery.graphql';

const node: PreloadableConcreteRequest<HerbsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6a7cc3c1743bf4b58782436c3eea09721b8726f1404cd8382d3d896a6164c0b",
    "metadata": {},
    "name": "HerbsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
