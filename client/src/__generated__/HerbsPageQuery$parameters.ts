/**
 * @generated SignedSource<<9d756d94714d7999b11fd2cd39aca666>>
 * @relayHash 03b293b0ea275912e3174f129e9caad1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39b426aa6869b54cf78ad31dcfc911342747ea8e593178945e434d615d41a8db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HerbsPageQuery } from './HerbsPageQuery.graphql';

const node: PreloadableConcreteRequest<HerbsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39b426aa6869b54cf78ad31dcfc911342747ea8e593178945e434d615d41a8db",
    "metadata": {},
    "name": "HerbsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
