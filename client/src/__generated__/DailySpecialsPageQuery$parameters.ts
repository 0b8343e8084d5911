/**
 * @generated SignedSource<<fe220ea7fc0b706bf68102c4d5114442>>
 * @relayHash d87845669dedf5f2eaad360ee8a4bd96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 073291bc58ad6e710971efe1d8ff788480e84a14c37d33d679ac5abecaaca90b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DailySpecialsPageQuery } from './DailySpecialsPageQuery.graphql';

const node: PreloadableConcreteRequest<DailySpecialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "073291bc58ad6e710971efe1d8ff788480e84a14c37d33d679ac5abecaaca90b",
    "metadata": {},
    "name": "DailySpecialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
