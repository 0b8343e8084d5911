/**
 * @generated SignedSource<<d0d05d0766647a37857fe89dd60394ba>>
 * @relayHash 7e0ed6c16108b334026d2a386a946a25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f2fe44d2916bbb8213b953da213589d5548f1eb2c90a52c950c39186fc3e218

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ZoneTemplatePageQuery } from './ZoneTemplatePageQuery.graphql';

const node: PreloadableConcreteRequest<ZoneTemplatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f2fe44d2916bbb8213b953da213589d5548f1eb2c90a52c950c39186fc3e218",
    "metadata": {},
    "name": "ZoneTemplatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
