/**
 * @generated SignedSource<<98f3e2fc1119dc84a04a02b8933d1061>>
 * @relayHash 5f5e817228908326a2184fc9013ef45d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b73858fa08312a489dd0b6219e1e3abd277825ff0f6ebcb2191cf6b4e5b5c87f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { QuickOrderPageQuery } from './QuickOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<QuickOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b73858fa08312a489dd0b6219e1e3abd277825ff0f6ebcb2191cf6b4e5b5c87f",
    "metadata": {},
    "name": "QuickOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
