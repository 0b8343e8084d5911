/**
 * @generated SignedSource<<623959968dca4f3af2b47954893229fd>>
 * @relayHash 3c435b75730b9af40f261a9ba0110d42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0628e9a9d8811cb6781f033fb68e540e594304f75def408700db0950565885dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0628e9a9d8811cb6781f033fb68e540e594304f75def408700db0950565885dd",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
