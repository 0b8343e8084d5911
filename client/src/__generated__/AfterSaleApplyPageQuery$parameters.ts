/**
 * @generated SignedSource<<0333edf9abc2058e5344777025c4dcb4>>
 * @relayHash 885dfc62de0bec753c80e9fe32a2ece1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 987da305a9ad74b07302120f12b95c9d46cbe624f70f35a35dfd2b8565fb6387

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AfterSaleApplyPageQuery } from './AfterSaleApplyPageQuery.graphql';

const node: PreloadableConcreteRequest<AfterSaleApplyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "987da305a9ad74b07302120f12b95c9d46cbe624f70f35a35dfd2b8565fb6387",
    "metadata": {},
    "name": "AfterSaleApplyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
