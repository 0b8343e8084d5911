/**
 * @generated SignedSource<<f418d6da4b345cd858057e608ee056dd>>
 * @relayHash 5513c0905fa407e45adde77d0ecf7af1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c602ba3c83d924a6b673c0b624c7d74ca8caf00bf403643124da82f384b0c993

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HelpArticlePageQuery } from './HelpArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<HelpArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c602ba3c83d924a6b673c0b624c7d74ca8caf00bf403643124da82f384b0c993",
    "metadata": {},
    "name": "HelpArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
