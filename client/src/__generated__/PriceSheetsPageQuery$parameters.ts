/**
 * @generated SignedSource<<e139f2aa58cda97fbb6785bf936bc0f4>>
 * @relayHash 98ebe61f9e77423db8f2306ed743b30a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 567f992765c4f911f23b38d34a38ca3ae6cd6fc47aa9dad88327aeba8a4d43f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PriceSheetsPageQuery } from './PriceSheetsPageQuery.graphql';

const node: PreloadableConcreteRequest<PriceSheetsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "567f992765c4f911f23b38d34a38ca3ae6cd6fc47aa9dad88327aeba8a4d43f6",
    "metadata": {},
    "name": "PriceSheetsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
