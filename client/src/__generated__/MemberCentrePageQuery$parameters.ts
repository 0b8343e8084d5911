/**
 * @generated SignedSource<<3d5184e1ca1dcc889cf491df31c80c20>>
 * @relayHash 8c15868e3cd9ddf4af5e3ec66fb20ac5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07fc488aba45db61193618eeba5bb299861af4be87ba8acf1e394273eab9fb8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MemberCentrePageQuery } from './MemberCentrePageQuery.graphql';

const node: PreloadableConcreteRequest<MemberCentrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07fc488aba45db61193618eeba5bb299861af4be87ba8acf1e394273eab9fb8a",
    "metadata": {},
    "name": "MemberCentrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
