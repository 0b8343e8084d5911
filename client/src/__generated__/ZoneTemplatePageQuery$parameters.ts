/**
 * @generated SignedSource<<dc4be8c98681358e66015ae4a49b1306>>
 * @relayHash aee494555854a073b5817bb6e1cd2154
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9688caf8064d9dfe21a13196d66ec93bac3758cd52743d2f0bbcf81809511ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ZoneTemplatePageQuery } from './ZoneTemplatePageQuery.graphql';

const node: PreloadableConcreteRequest<ZoneTemplatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9688caf8064d9dfe21a13196d66ec93bac3758cd52743d2f0bbcf81809511ed",
    "metadata": {},
    "name": "ZoneTemplatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
