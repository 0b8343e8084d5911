/**
 * @generated SignedSource<<7cea5a2209bcb0479a2043b9e4df41cd>>
 * @relayHash 2e78cb124aae607e3ceb9a806f8915b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f732e94b7322eeaf24439f5434c194a63b5cc97dda88e86fce9dc24486398749

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterReviewPageQuery } from './RegisterReviewPageQuery.graphql';

const node: PreloadableConcreteRequest<RegisterReviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f732e94b7322eeaf24439f5434c194a63b5cc97dda88e86fce9dc24486398749",
    "metadata": {},
    "name": "RegisterReviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
