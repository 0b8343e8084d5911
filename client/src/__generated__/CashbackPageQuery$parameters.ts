/**
 * @generated SignedSource<<1387e4815fc81d42f0ade70603d5b24e>>
 * @relayHash f9765179e2866e44e7a970328556ba03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a31b5c97ac7fd3d67cdd6e7936b3f24bc343878a818d904d7f6e0c6019e0040a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashbackPageQuery } from './CashbackPageQuery.graphql';

const node: PreloadableConcreteRequest<CashbackPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a31b5c97ac7fd3d67cdd6e7936b3f24bc343878a818d904d7f6e0c6019e0040a",
    "metadata": {},
    "name": "CashbackPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
