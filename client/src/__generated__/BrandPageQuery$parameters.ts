/**
 * @generated SignedSource<<a25265e929a961fbe1ed620bd4689d9d>>
 * @relayHash bdf1257bbaaaacacbffbab922da66304
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bef9205ba35df83fce6225e1d9f0211801ef9ed1a2dc2f36b240e10d31708ff1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BrandPageQuery } from './BrandPageQuery.graphql';

const node: PreloadableConcreteRequest<BrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bef9205ba35df83fce6225e1d9f0211801ef9ed1a2dc2f36b240e10d31708ff1",
    "metadata": {},
    "name": "BrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
