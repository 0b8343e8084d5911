/**
 * @generated SignedSource<<756339438c5b6667e2de2d2d1bcc4a9d>>
 * @relayHash 1caa1a31a2ae0d5b9963fc12600a5bad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99e0d27d6697e78a4cd6ddea825086ccded28f2311e681f5fa103aee2f3ca9ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ZoneTemplatePageQuery } from './ZoneTemplatePageQuery.graphql';

const node: PreloadableConcreteRequest<ZoneTemplatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99e0d27d6697e78a4cd6ddea825086ccded28f2311e681f5fa103aee2f3ca9ae",
    "metadata": {},
    "name": "ZoneTemplatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
