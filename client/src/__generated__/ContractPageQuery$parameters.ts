/**
 * @generated SignedSource<<3e2203cc063272ea65e67d49b52cb9ce>>
 * @relayHash 9f56edcd7791ba8ad94c8b6445eaeabd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca6ed88023462a86f6d2044e8f2502ab2da4496c5ee71889f0dfb200e32cfecc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContractPageQuery } from './ContractPageQuery.graphql';

const node: PreloadableConcreteRequest<ContractPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca6ed88023462a86f6d2044e8f2502ab2da4496c5ee71889f0dfb200e32cfecc",
    "metadata": {},
    "name": "ContractPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
