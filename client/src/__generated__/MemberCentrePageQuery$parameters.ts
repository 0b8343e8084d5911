/**
 * @generated SignedSource<<9096f296911ab6bb866b54393b7d2f03>>
 * @relayHash aaa5c0364b0c7757071ae2a302e53675
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3a48fa05e72ed6ddfd3398b9066e53884ab80720bf0ab9b773c36fe3524caf2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberCentrePageQuery } from './MemberCentrePageQuery.graphql';

const node: PreloadableConcreteRequest<MemberCentrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3a48fa05e72ed6ddfd3398b9066e53884ab80720bf0ab9b773c36fe3524caf2",
    "metadata": {},
    "name": "MemberCentrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
