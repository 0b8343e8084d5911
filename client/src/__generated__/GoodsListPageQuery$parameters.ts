/**
 * @generated SignedSource<<6e6d5457873886243c6e1dbc1d7567f8>>
 * @relayHash c865535c0d52980561989ba03f7f926d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59919d889854410f9a9281aca37fc2b36a1951146dd87b7f0674af02e5c1ee0a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GoodsListPageQuery } from './GoodsListPageQuery.graphql';

const node: PreloadableConcreteRequest<GoodsListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59919d889854410f9a9281aca37fc2b36a1951146dd87b7f0674af02e5c1ee0a",
    "metadata": {},
    "name": "GoodsListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
