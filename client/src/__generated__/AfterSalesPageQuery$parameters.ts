/**
 * @generated SignedSource<<b5488f2eb5f82041c53d01b2c72c34a8>>
 * @relayHash 6a338cce1a9bb77df641a9b651423066
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 884d45b116af911b71431a748994887f30ec5f0f6c247f5807400f82509c0e46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AfterSalesPageQuery } from './AfterSalesPageQuery.graphql';

const node: PreloadableConcreteRequest<AfterSalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "884d45b116af911b71431a748994887f30ec5f0f6c247f5807400f82509c0e46",
    "metadata": {},
    "name": "AfterSalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
