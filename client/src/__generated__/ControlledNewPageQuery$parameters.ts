/**
 * @generated SignedSource<<f8c4124a0f67be9046e13699c2bfbdc5>>
 * @relayHash 6d5fb6e121ce8ec61493a30e368e47f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08807ba9b7578a4dbed633cd7db56006e2c4f1928fbd686de6e31a52fffb3aec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ControlledNewPageQuery } from './ControlledNewPageQuery.graphql';

const node: PreloadableConcreteRequest<ControlledNewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08807ba9b7578a4dbed633cd7db56006e2c4f1928fbd686de6e31a52fffb3aec",
    "metadata": {},
    "name": "ControlledNewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
