/**
 * @generated SignedSource<<ff91c64b9c98748909f81826169471f3>>
 * @relayHash 82cd6635503a3b8e91406b842a028c49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8a9fe7f0b6bba756ca4b3861b07be801e7c3ace040f995d9449e423dc0e5a28

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ZoneTemplatePageQuery } from './ZoneTemplatePageQuery.graphql';

const node: PreloadableConcreteRequest<ZoneTemplatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8a9fe7f0b6bba756ca4b3861b07be801e7c3ace040f995d9449e423dc0e5a28",
    "metadata": {},
    "name": "ZoneTemplatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
