/**
 * @generated SignedSource<<d395f9a71152248890017cb97f5597e0>>
 * @relayHash c0b3c8f5e70cf5898e80746236753c5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 984a878359672c0f2359f34389a33bfc7e3f13f0b63009ce6dfd86067c40fe05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BasicPageQuery } from './BasicPageQuery.graphql';

const node: PreloadableConcreteRequest<BasicPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "984a878359672c0f2359f34389a33bfc7e3f13f0b63009ce6dfd86067c40fe05",
    "metadata": {},
    "name": "BasicPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
