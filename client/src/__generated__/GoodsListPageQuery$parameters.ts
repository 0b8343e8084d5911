/**
 * @generated SignedSource<<74ae829fe673b34be9cb77f98f65970e>>
 * @relayHash 47f4da9791b8550be9cbc8cc43f9a0ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f7380be77dc0729d7b31864ac0716bd85d23e9b22599b4cb69f6b9b68c0fbcd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsListPageQuery } from './GoodsListPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f7380be77dc0729d7b31864ac0716bd85d23e9b22599b4cb69f6b9b68c0fbcd",
    "metadata": {},
    "name": "GoodsListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
