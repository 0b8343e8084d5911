/**
 * @generated SignedSource<<944c18fc7d9e713a185bf64057092896>>
 * @relayHash 4877cc6d68d6d115dceb428d72fef947
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 402e0d4eace64e42c00e743a6c1b08a4390d83b153ffcea978eb2e17c2827501

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HelpCentrePageQuery } from './HelpCentrePageQuery.graphql';

const node: PreloadableConcreteRequest<HelpCentrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "402e0d4eace64e42c00e743a6c1b08a4390d83b153ffcea978eb2e17c2827501",
    "metadata": {},
    "name": "HelpCentrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
