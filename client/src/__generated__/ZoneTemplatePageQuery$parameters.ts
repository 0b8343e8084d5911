/**
 * @generated SignedSource<<ba9eced163743c4c900c15c055a1d14a>>
 * @relayHash 65f0a4a97e7f6e1e7770675bb26c5307
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a212abaa61829ae0019e5fcca35191c0c2e0978d7448bd6428e869396f73d7e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ZoneTemplatePageQuery } from './ZoneTemplatePageQuery.graphql';

const node: PreloadableConcreteRequest<ZoneTemplatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a212abaa61829ae0019e5fcca35191c0c2e0978d7448bd6428e869396f73d7e4",
    "metadata": {},
    "name": "ZoneTemplatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
