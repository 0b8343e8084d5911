/**
 * @generated SignedSource<<6589d766c8e7b1ee4bff4da7af70898e>>
 * @relayHash 3a21956894a67d5fe35538df1bf8bf74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4944edf42ad06ce6373ce3ad24c284daf8ebec156b2a92e8cb6c15282711161b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreferredPageQuery } from './PreferredPageQuery.graphql';

const node: PreloadableConcreteRequest<PreferredPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4944edf42ad06ce6373ce3ad24c284daf8ebec156b2a92e8cb6c15282711161b",
    "metadata": {},
    "name": "PreferredPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
