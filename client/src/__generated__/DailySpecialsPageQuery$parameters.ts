/**
 * @generated SignedSource<<f5d8eec43a2d2b1d807208e3998dcdb4>>
 * @relayHash 3ea3343f9b3cca92e9a3681a1911e8a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d466b5ce2423ff313a360d11d4c1b2d8425bc7e9f9a63e11e06ca269a58ee61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailySpecialsPageQuery } from './DailySpecialsPageQuery.graphql';

const node: PreloadableConcreteRequest<DailySpecialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d466b5ce2423ff313a360d11d4c1b2d8425bc7e9f9a63e11e06ca269a58ee61",
    "metadata": {},
    "name": "DailySpecialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
