/**
 * @generated SignedSource<<9b53391cf606523fc659cdc162507f16>>
 * @relayHash 2517a7968da351137bcfc56a9347d758
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0c606201378c27f94529c1403e1cca6a0bd8a862d9265fccdcdc6ee622ea34b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractPageQuery } from './ContractPageQuery.graphql';

const node: PreloadableConcreteRequest<ContractPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0c606201378c27f94529c1403e1cca6a0bd8a862d9265fccdcdc6ee622ea34b",
    "metadata": {},
    "name": "ContractPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
