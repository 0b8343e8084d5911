/**
 * @generated SignedSource<<814a130b7e279a0c18bd12256e9ad9d4>>
 * @relayHash a116a50ef882486c0e66a2426433fa75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4213a3322b14b3d8d4419fbbfe8a02f927148ac501f09a889fc46ea22960ff55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailySpecialsPageQuery } from './DailySpecialsPageQuery.graphql';

const node: PreloadableConcreteRequest<DailySpecialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4213a3322b14b3d8d4419fbbfe8a02f927148ac501f09a889fc46ea22960ff55",
    "metadata": {},
    "name": "DailySpecialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
