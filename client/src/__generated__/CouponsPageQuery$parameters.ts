/**
 * @generated SignedSource<<cc000c8abfe4ef97e4eee4c2bb66372b>>
 * @relayHash 0977baf1889b75e53023bb485f24af13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eace4b1d7bec6aacd2d721cd22f15654ca352519a375f957bfdd5691e1149df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CouponsPageQuery } from './CouponsPageQuery.graphql';

const node: PreloadableConcreteRequest<CouponsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6eace4b1d7bec6aacd2d721cd22f15654ca352519a375f957bfdd5691e1149df",
    "metadata": {},
    "name": "CouponsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
