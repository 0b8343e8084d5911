/**
 * @generated SignedSource<<25512363c648ee547be3d58655e301c7>>
 * @relayHash e05ab24a25de4c36dd80f0458f8b6d9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0911fd12b5c4fc57ae4b3496bbb976c0c931f9a66270b9eedfb4fc056d5194c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AfterSalesPageQuery } from './AfterSalesPageQuery.graphql';

const node: PreloadableConcreteRequest<AfterSalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0911fd12b5c4fc57ae4b3496bbb976c0c931f9a66270b9eedfb4fc056d5194c",
    "metadata": {},
    "name": "AfterSalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
