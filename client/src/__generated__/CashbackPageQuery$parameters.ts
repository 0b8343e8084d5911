/**
 * @generated SignedSource<<178fc9961362a9e8aa6665442bad3a03>>
 * @relayHash d940e04fddc4fe49d100376bd0792db7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31dd87cd2773c574b6f79ff0a73b903fc41ae34eae65ff3f29bf8106570dd7e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashbackPageQuery } from './CashbackPageQuery.graphql';

const node: PreloadableConcreteRequest<CashbackPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31dd87cd2773c574b6f79ff0a73b903fc41ae34eae65ff3f29bf8106570dd7e2",
    "metadata": {},
    "name": "CashbackPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
