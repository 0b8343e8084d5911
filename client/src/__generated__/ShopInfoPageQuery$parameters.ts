/**
 * @generated SignedSource<<5aa1f86af031412b30b293e5a30de94d>>
 * @relayHash 06ac45d21154bbb0b42e285c55b4288f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bd50343c6874630240770d5863ea28c6b4b6326bbf259e11b546d2e02ce8074

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShopInfoPageQuery } from './ShopInfoPageQuery.graphql';

const node: PreloadableConcreteRequest<ShopInfoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5bd50343c6874630240770d5863ea28c6b4b6326bbf259e11b546d2e02ce8074",
    "metadata": {},
    "name": "ShopInfoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
