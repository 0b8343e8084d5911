/**
 * @generated SignedSource<<bd296b5c28b84762df5973d6b4739e71>>
 * @relayHash b26affb276f9a1db4395fcf125345fb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9276581008cf6f445d9a132bebe1cac6fc17479ffe310141e6c087021214dcaf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9276581008cf6f445d9a132bebe1cac6fc17479ffe310141e6c087021214dcaf",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
