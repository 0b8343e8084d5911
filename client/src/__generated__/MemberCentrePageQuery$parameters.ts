/**
 * @generated SignedSource<<42dcbd8281cff411b8f47d66d15308a5>>
 * @relayHash fb4c42beed6e0424e6dd0f7ea2f9bb45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7337e578e416c1cdb9053ee1c3707ec629dddd7bab811ab662428fd114d93dc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberCentrePageQuery } from './MemberCentrePageQuery.graphql';

const node: PreloadableConcreteRequest<MemberCentrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7337e578e416c1cdb9053ee1c3707ec629dddd7bab811ab662428fd114d93dc1",
    "metadata": {},
    "name": "MemberCentrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
