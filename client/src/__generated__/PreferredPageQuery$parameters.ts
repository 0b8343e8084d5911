/**
 * @generated SignedSource<<ce7bd104462254cc094d68292fd99f0b>>
 * @relayHash 12dbfff2afddb19e909a7dc542a52aa4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa52a1fb22c4d64906ddfca68fea594cabedede9df73f578c6c3d459846851dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredPageQuery } from './PreferredPageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fa52a1fb22c4d64906ddfca68fea594cabedede9df73f578c6c3d459846851dd",
    "metadata": {},
    "name": "PreferredPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
