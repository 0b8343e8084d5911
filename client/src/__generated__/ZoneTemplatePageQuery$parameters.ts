/**
 * @generated SignedSource<<5d6d60ceb4e9a11f0d6f7bfc37d24acd>>
 * @relayHash 0d16da2576ddfbe3fa77c29bd9871601
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5217c0836d1d39442810171dacdf676933a9498b35226c99e730c27696173b6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ZoneTemplatePageQuery } from './ZoneTemplatePageQuery.graphql';

const node: PreloadableConcreteRequest<ZoneTemplatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5217c0836d1d39442810171dacdf676933a9498b35226c99e730c27696173b6e",
    "metadata": {},
    "name": "ZoneTemplatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
