/**
 * @generated SignedSource<<5c5b42801687e9d4e80a3773917e2cb3>>
 * @relayHash 0648669654edcf51eefe8c0fc3fdadd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49a5094e906bbb1794216ed94cfaf7c9b600c65b27d2cab3c582f67fe008982b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49a5094e906bbb1794216ed94cfaf7c9b600c65b27d2cab3c582f67fe008982b",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
