/**
 * @generated SignedSource<<642a6cdf75de3b35dc407d56db258ab6>>
 * @relayHash 9fe07b9a119b40ef97c6d5d933a1fc04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0559c527e32040301d9923b8a74acc231a0eee966e0b02df2f31a18418e02d9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceiptsPageQuery } from './ReceiptsPageQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0559c527e32040301d9923b8a74acc231a0eee966e0b02df2f31a18418e02d9d",
    "metadata": {},
    "name": "ReceiptsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
