/**
 * @generated SignedSource<<ea47f26456e717e20a38a324a3711332>>
 * @relayHash 3c5cdb16dfd1072427b239c078fd197e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cd211f76b41290bd57515c676ae54a5200397f31b0bdc0be5dc6523109e2a7e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HelpArticlePageQuery } from './HelpArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<HelpArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5cd211f76b41290bd57515c676ae54a5200397f31b0bdc0be5dc6523109e2a7e",
    "metadata": {},
    "name": "HelpArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
